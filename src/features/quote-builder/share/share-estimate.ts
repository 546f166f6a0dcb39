import * as z from 'zod/mini'
import { callApi, refusalIn } from '@/client/api'
import type { QuoteRequest } from '@/domain/pricing/types'

export type ShareAnswer =
  | { kind: 'link'; url: string }
  | { kind: 'sent' }
  /** Null where the server gave no words for it. */
  | { kind: 'failed'; message: string | null }

const linkShape = z.object({ url: z.string() })

/** Asks for a link to what these inputs come to; with an address the server sends it there instead. */
export async function shareEstimate(
  inputs: QuoteRequest,
  { quoteId, email }: { quoteId: number | undefined; email: string | undefined },
): Promise<ShareAnswer> {
  const body = { inputs, quoteId, email }
  const answer = await callApi('POST', '/api/quotes/share', body)
  if (!answer.ok) return { kind: 'failed', message: refusalIn(answer) }
  if (email !== undefined) return { kind: 'sent' }
  const read = linkShape.safeParse(answer.body)
  return read.success ? { kind: 'link', url: read.data.url } : { kind: 'failed', message: null }
}
