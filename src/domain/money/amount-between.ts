import { majorToMinor, minorToMajor } from './money'

/** Major units: by how much the second amount is more than the first, to the minor unit; below zero where it is less. */
export function amountBetween(first: number, second: number, currencyCode: string): number {
  const minor = (amount: number) => majorToMinor(amount, currencyCode) ?? 0
  return minorToMajor(minor(second) - minor(first), currencyCode)
}
