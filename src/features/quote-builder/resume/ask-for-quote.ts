import { callApi } from '@/client/api'
import { resumedQuoteShape, sentElsewhereShape } from '@/domain/quote/resumed-quote'
import type { ResumedQuote } from '@/domain/quote/resumed-quote'

export type ResumeAnswer =
  | { kind: 'found'; resumed: ResumedQuote }
  | { kind: 'elsewhere'; page: string }
  | { kind: 'not_signed_in' | 'not_found' | 'failed' }

/** Asks for one's own saved quote; `asNew` leaves out its number and price. */
export async function askForQuote(quoteId: number, asNew: boolean): Promise<ResumeAnswer> {
  const query = new URLSearchParams({ quote_id: String(quoteId) })
  if (asNew) query.set('as', 'new')
  const answer = await callApi('GET', `/api/quotes/resume?${query.toString()}`)
  if (!answer.ok) {
    const status = answer.kind === 'refused' ? answer.status : null
    return { kind: status === 401 ? 'not_signed_in' : status === 404 ? 'not_found' : 'failed' }
  }
  const elsewhere = sentElsewhereShape.safeParse(answer.body)
  if (elsewhere.success) return { kind: 'elsewhere', page: elsewhere.data.page }
  const resumed = resumedQuoteShape.safeParse(answer.body)
  return resumed.success ? { kind: 'found', resumed: resumed.data } : { kind: 'failed' }
}
