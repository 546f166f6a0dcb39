import type { PaymentPurpose, QuoteAccount } from '@/domain/quote/due'

/** How money comes that no card moves. */
export const handMethods = ['cash', 'check', 'bank_transfer'] as const

export type RecordVerdict =
  | { kind: 'book'; purpose: PaymentPurpose; to: 'deposit_paid' | 'payment_succeeded' }
  | { kind: 'refuse'; why: 'not_payable' | 'not_accepted' | 'already_paid' }
  /** More than is left of the total. */
  | { kind: 'too_much'; leftMinor: number }
  /** A deposit is asked for, and this is not all of it. */
  | { kind: 'below_deposit'; depositMinor: number }

/**
 * What it means for a quote that somebody brought money. Other than by card, the balance, or a part of
 * it, is taken before the sizes are final: it lies on the counter.
 */
export function judgeRecord(quote: QuoteAccount, minor: number): RecordVerdict {
  const { status, totalMinor, depositMinor, paidMinor } = quote
  switch (status) {
    case 'draft':
    case 'awaiting_approval':
    case 'declined':
    case 'withdrawn':
      return { kind: 'refuse', why: 'not_payable' }
    case 'payment_succeeded':
      return { kind: 'refuse', why: 'already_paid' }
    case 'pending_payment':
    case 'payment_cancelled':
    case 'expired':
    case 'deposit_paid':
      break
  }
  if (quote.awaitsAcceptance) return { kind: 'refuse', why: 'not_accepted' }
  const leftMinor = Math.max(0, totalMinor - paidMinor)
  if (leftMinor === 0) return { kind: 'refuse', why: 'already_paid' }
  if (minor > leftMinor) return { kind: 'too_much', leftMinor }
  const isFirst = status !== 'deposit_paid'
  if (minor === leftMinor) {
    return { kind: 'book', purpose: isFirst ? 'full' : 'balance', to: 'payment_succeeded' }
  }
  if (isFirst && minor < depositMinor) return { kind: 'below_deposit', depositMinor }
  return { kind: 'book', purpose: isFirst ? 'deposit' : 'balance', to: 'deposit_paid' }
}
