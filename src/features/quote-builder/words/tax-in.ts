import type { QuoteResult } from '@/domain/pricing/types'

/** Whether a price has tax in it, for a text that says so: not every region has a tax rule. */
export function taxIn(quote: Pick<QuoteResult, 'taxAmount'> | null): { tax: 'yes' | 'no' } {
  return { tax: quote !== null && quote.taxAmount > 0 ? 'yes' : 'no' }
}
