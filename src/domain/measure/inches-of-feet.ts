import { nearestSixteenth } from './sixteenths'

/** Feet as inches, to the mark of a tape that they stand for: a twelfth of a foot has no end in decimals. */
export function inchesOfFeet(feet: number): number {
  return nearestSixteenth(feet * 12)
}
