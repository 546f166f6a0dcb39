import { isFullyPaid, isPaidQuote } from '@/domain/payment/quote-states'
import { hasRunOut } from './validity'

type Standing = Parameters<typeof isFullyPaid>[0] &
  Parameters<typeof isPaidQuote>[0] & {
    status: string
    currentRevision: number
    acceptedRevision?: number | null | undefined
    sentAt?: string | null | undefined
    declinedAt?: string | null | undefined
    validUntil?: string | null | undefined
  }

/** Whether the shop sent a quote, or its next revision, and waits for an answer. */
export function waitsForYes(quote: Standing, now: Date): boolean {
  if (!quote.sentAt || quote.acceptedRevision === quote.currentRevision) return false
  if (isFullyPaid(quote) || quote.declinedAt) return false
  if (isPaidQuote(quote)) return true
  const isOpen = ['pending_payment', 'payment_cancelled'].includes(quote.status)
  return isOpen && !hasRunOut(quote.validUntil, now)
}
