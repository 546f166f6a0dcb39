import { majorToMinor, minorToMajor } from '@/domain/money/money'
import type { QuoteResult } from '@/domain/pricing/types'
import { depositOf } from '@/domain/quote/deposit-policy'
import type { DepositPolicy } from '@/domain/quote/deposit-policy'
import type { SavedQuote } from '../draft/flow-state'

/** What is paid first and what after measuring; major units. */
export type Instalments = { deposit: number; balance: number }

/**
 * What is paid first of an estimate: a saved one keeps what it asked for, another one follows the
 * shop's policy. Null where all is due at once.
 */
export function depositToShow(
  { totalCost, currencyCode }: QuoteResult,
  saved: SavedQuote | null,
  policy: DepositPolicy | null,
): Instalments | null {
  const totalMinor = majorToMinor(totalCost, currencyCode) ?? 0
  const depositMinor = saved
    ? (majorToMinor(saved.depositDue ?? 0, currencyCode) ?? 0)
    : depositOf(totalMinor, policy, currencyCode)
  if (depositMinor === 0) return null
  return {
    deposit: minorToMajor(depositMinor, currencyCode),
    balance: minorToMajor(totalMinor - depositMinor, currencyCode),
  }
}
