import 'server-only'
import type { Payload, PayloadRequest } from 'payload'
import type { QuotePaper } from '@/domain/quote/paper'
import type { Quote } from '@/payload-types'
import { findRevision } from './find-revision'
import { paperOfRevision } from './paper-of-revision'
import { paperOfSaved } from './paper-of-saved'

type Args = { payload: Payload; req?: PayloadRequest | undefined; quote: Quote }

/** The document of a quote as it stands: what the office made holds one, what was saved on the site has it written. */
export async function paperOfQuote({ payload, req, quote }: Args): Promise<QuotePaper | null> {
  const revision = await findRevision({ payload, req }, quote.id, quote.currentRevision)
  return (revision && paperOfRevision(revision)) ?? paperOfSaved({ payload, quote, revision })
}
