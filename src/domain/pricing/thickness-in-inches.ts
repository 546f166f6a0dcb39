import { formatInches } from '@/domain/measure/format-length'
import { nearestSixteenth } from '@/domain/measure/sixteenths'
import { isSameThickness, knownThicknesses } from '@/domain/pricing/thickness'

/** A thickness as the trade names it in inches; one that has no name, to the nearest sixteenth. */
export function thicknessInInches(mm: number): string {
  const known = knownThicknesses.find((option) => isSameThickness(option.mm, mm))
  return known?.inches ?? formatInches(nearestSixteenth(mm / 25.4))
}
