import { divideBy, multiply, ratioOf, roundHalfUp } from '@/domain/money/ratio'

/**
 * How much of an amount is tax, in minor units: as much of it as of the total of the quote. What goes
 * back has a share below zero.
 */
export function taxShareMinor(
  minor: number,
  { taxMinor, totalMinor }: { taxMinor: number; totalMinor: number },
): number {
  if (totalMinor <= 0) return 0
  const share = divideBy(multiply(ratioOf(Math.abs(minor)), ratioOf(taxMinor)), BigInt(totalMinor))
  const rounded = Number(roundHalfUp(share, 0))
  return minor < 0 && rounded > 0 ? -rounded : rounded
}
