import { divideBy, multiply, ratioOf, roundHalfUp } from '@/domain/money/ratio'

/**
 * How much of an amount is one part of the total of its quote, such as its tax, in minor units: as much of
 * it as of the total. What goes back has a share below zero.
 */
export function shareOfTotalMinor(
  minor: number,
  { partMinor, totalMinor }: { partMinor: number; totalMinor: number },
): number {
  if (totalMinor <= 0) return 0
  const share = divideBy(multiply(ratioOf(Math.abs(minor)), ratioOf(partMinor)), BigInt(totalMinor))
  const rounded = Number(roundHalfUp(share, 0))
  return minor < 0 && rounded > 0 ? -rounded : rounded
}
