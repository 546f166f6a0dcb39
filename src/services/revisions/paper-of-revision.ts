import 'server-only'
import { readPaper } from '@/domain/quote/paper'
import type { QuotePaper } from '@/domain/quote/paper'
import type { QuoteRevision } from '@/payload-types'

/** The document that a revision holds; null where it was made before there were any. */
export function paperOfRevision({ content }: Pick<QuoteRevision, 'content'>): QuotePaper | null {
  const isKept = typeof content === 'object' && content !== null
  return readPaper(isKept ? Reflect.get(content, 'paper') : null)
}
