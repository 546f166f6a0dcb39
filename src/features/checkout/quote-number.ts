import { quoteNumber as numberOf } from '@/domain/quote/quote-number'

/** `Q-000123`, as the customer knows it; undefined where the address names no quote. */
export function quoteNumber(id: string | undefined): string | undefined {
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? numberOf(Number(id)) : undefined
}
