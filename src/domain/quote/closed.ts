import { isPaidQuote } from '@/domain/payment/quote-states'
import { hasRunOut } from './validity'

type Standing = Parameters<typeof isPaidQuote>[0] & {
  validUntil?: string | null | undefined
}

/** Whether nobody can say yes to it any more: it was declined, taken back, or its price ran out. */
export function isClosed(quote: Standing, now: Date): boolean {
  if (isPaidQuote(quote)) return false
  if (['declined', 'withdrawn', 'expired'].includes(quote.status)) return true
  return hasRunOut(quote.validUntil, now)
}
