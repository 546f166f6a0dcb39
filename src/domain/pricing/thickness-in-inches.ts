import { formatInches } from '@/domain/measure/format-length'
import { isSameThickness, knownThicknesses } from '@/domain/pricing/thickness'

const mmPerIn = 25.4

/** A thickness as the trade names it in inches; one that has no name, as its own figure: it has its own price. */
export function thicknessInInches(mm: number): string {
  const known = knownThicknesses.find((option) => isSameThickness(option.mm, mm))
  return known?.inches ?? formatInches(Number((mm / mmPerIn).toFixed(4)))
}
