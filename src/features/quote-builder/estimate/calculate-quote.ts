import * as z from 'zod/mini'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { quoteResultShape } from '../state/stored-flow'
import { askServer } from './ask-server'

export type CalculateOutcome =
  | { ok: true; quote: QuoteResult }
  /** Null where the server gave no words for what went wrong. */
  | { ok: false; message: string | null; unreachable: boolean }

const refusalShape = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** Asks the server for the price that counts. */
export async function calculateQuote(request: QuoteRequest): Promise<CalculateOutcome> {
  const answer = await askServer('/api/quotes/calculate', request)
  if (answer?.status === 200) {
    const quote = quoteResultShape.safeParse(answer.body)
    if (quote.success) return { ok: true, quote: quote.data }
  }
  return { ok: false, message: refusalOf(answer?.body), unreachable: answer === null }
}

/** The server's words for a refusal, all of them in one line. */
export function refusalOf(body: unknown): string | null {
  const refusal = refusalShape.safeParse(body)
  if (!refusal.success || refusal.data.errors.length === 0) return null
  return [...new Set(refusal.data.errors.map((error) => error.message))].join(' ')
}
