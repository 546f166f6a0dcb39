import { majorToMinor, minorToMajor } from '@/domain/money/money'

/** What is left of a total of which so much was paid, never below nothing; major units. */
export function leftOfTotal(total: number, paid: number, currency: string): number {
  const minor = (major: number) => majorToMinor(major, currency) ?? 0
  return minorToMajor(Math.max(0, minor(total) - minor(paid)), currency)
}
