import * as z from 'zod/mini'
import { callApi, refusalIn } from '@/client/api'
import type { QuoteRequest } from '@/domain/pricing/types'

export type ShareAnswer =
  | { kind: 'link'; url: string }
  | { kind: 'sent' }
  /** The words are null where the server gave none. */
  | { kind: 'failed'; message: string | null; isOfAddress: boolean }

const linkShape = z.object({ url: z.string() })

/** Asks for a link to what these inputs come to; with an address the server sends it there instead. */
export async function shareEstimate(
  inputs: QuoteRequest,
  { quoteId, email }: { quoteId: number | undefined; email: string | undefined },
): Promise<ShareAnswer> {
  const body = { inputs, quoteId, email }
  const answer = await callApi('POST', '/api/quotes/share', body)
  if (!answer.ok) {
    const errors = answer.kind === 'refused' ? answer.errors : []
    const isOfAddress = errors.some(({ field }) => field === 'email')
    return { kind: 'failed', message: refusalIn(answer), isOfAddress }
  }
  if (email !== undefined) return { kind: 'sent' }
  const read = linkShape.safeParse(answer.body)
  return read.success
    ? { kind: 'link', url: read.data.url }
    : { kind: 'failed', message: null, isOfAddress: false }
}
