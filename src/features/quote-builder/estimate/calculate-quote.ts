import { callApi, refusalIn } from '@/client/api'
import { quoteResultShape } from '@/domain/pricing/quote-shapes'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'

export type CalculateOutcome =
  | { ok: true; quote: QuoteResult }
  /** Null where the server gave no words for what went wrong. */
  | { ok: false; message: string | null; unreachable: boolean }

/** Asks the server for the price that counts. */
export async function calculateQuote(request: QuoteRequest): Promise<CalculateOutcome> {
  const answer = await callApi('POST', '/api/quotes/calculate', request)
  if (!answer.ok) {
    return { ok: false, message: refusalIn(answer), unreachable: answer.kind === 'offline' }
  }
  const quote = quoteResultShape.safeParse(answer.body)
  return quote.success
    ? { ok: true, quote: quote.data }
    : { ok: false, message: null, unreachable: false }
}
