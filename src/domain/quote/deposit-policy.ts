import { majorToMinor, percentOfMinor } from '@/domain/money/money'

/** How much of a quote is paid before it is measured; amounts in major units. */
export type DepositPolicy = {
  /** Of the total, above 0 and below 100. */
  percent: number
  /** What a deposit comes to at least. */
  floor: number
  /** Totals below this are due at once. */
  wholeBelow: number
}

/**
 * The deposit that a policy asks for on a total, in minor units; 0 where all is due at once: without
 * a policy, below its limit, and where the deposit would be the whole.
 */
export function depositOf(
  totalMinor: number,
  policy: DepositPolicy | null,
  currencyCode: string,
): number {
  if (policy === null || policy.percent <= 0) return 0
  if (totalMinor < (majorToMinor(policy.wholeBelow, currencyCode) ?? 0)) return 0
  const floor = majorToMinor(policy.floor, currencyCode) ?? 0
  const deposit = Math.max(floor, percentOfMinor(totalMinor, policy.percent))
  return deposit < totalMinor ? deposit : 0
}
