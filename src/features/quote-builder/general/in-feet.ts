import { formatInches } from '@/domain/measure/format-length'

/** How the form that is filled in in feet writes a side. */
export function inFeet(inches: number): string {
  return `${formatInches(Number((inches / 12).toFixed(4)))}′`
}
