import { feetAndInches } from '@/domain/measure/format-length'

/** A length in inches as it stands on a plan: 150 as `12′ 6″`. */
export function inFeet(inches: number): string {
  const { feet, rest } = feetAndInches(inches)
  return rest === '0' ? `${feet}′` : `${feet}′ ${rest}″`
}
