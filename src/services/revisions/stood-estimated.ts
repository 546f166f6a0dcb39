import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Quote } from '@/payload-types'
import { findRevision } from './find-revision'
import { officeContentOf } from './office-content'

/**
 * The step that made the sizes final is undone, and a revision went out in between: taking that back does
 * not make them final again.
 */
export async function noteStoodEstimated(
  req: PayloadRequest,
  quote: Pick<Quote, 'id' | 'currentRevision'>,
  since: string,
): Promise<void> {
  const sent = await findRevision({ payload: req.payload, req }, quote.id, quote.currentRevision)
  const content = officeContentOf(sent?.content)
  const isSince = Boolean(sent?.sentAt) && new Date(sent?.sentAt ?? 0) >= new Date(since)
  if (sent === null || content?.stood?.measurements !== 'final' || !isSince) return
  const stood = { ...content.stood, measurements: 'estimated' as const }
  await req.payload.update({
    collection: slugs.quoteRevisions,
    id: sent.id,
    data: { content: { ...content, stood } as never },
    depth: 0,
    req,
    overrideAccess: true, // revisions are the server's alone
  })
}
