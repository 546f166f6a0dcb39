import 'server-only'
import type { QuotePaper } from '@/domain/quote/paper'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { findRevision } from '../revisions/find-revision'
import { paperOfRevision } from '../revisions/paper-of-revision'

/** The paper that the link of a quote shows now; null where nothing was sent. */
export async function sentPaper(
  { payload }: Pick<ServiceContext, 'payload'>,
  { id, currentRevision, sentAt }: Quote,
): Promise<QuotePaper | null> {
  if (!sentAt) return null
  const revision = await findRevision({ payload }, id, currentRevision)
  return revision === null || revision.isDraft ? null : paperOfRevision(revision)
}
