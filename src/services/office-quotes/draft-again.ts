import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { QuoteRevision } from '@/payload-types'
import { officeContentOf } from '../revisions/office-content'
import type { OfficeContent } from '../revisions/office-content'

type Args = {
  req: PayloadRequest
  sent: QuoteRevision
  content: OfficeContent
  /** What was typed since it went out, if anything was. */
  correction: QuoteRevision | null
}

/** Makes what was sent a draft again, as it was corrected since: nobody sends what was wrong a second time. */
export async function draftAgain({ req, sent, content, correction }: Args): Promise<void> {
  const {
    stood: _stood,
    sending: _sending,
    ...typed
  } = officeContentOf(correction?.content) ?? content
  const { paper } = typed
  const ownPaper = { ...paper, revision: { ...paper.revision, number: sent.number } }
  await req.payload.update({
    collection: slugs.quoteRevisions,
    id: sent.id,
    data: {
      ...(correction && {
        totalCost: correction.totalCost,
        currencyCode: correction.currencyCode,
        reason: correction.reason ?? null,
        madeBy: correction.madeBy ?? null,
      }),
      content: { ...typed, paper: ownPaper } as never,
      isDraft: true,
      frozenAt: null,
      sentAt: null,
    },
    depth: 0,
    req,
    overrideAccess: true, // revisions are the server's alone
  })
  if (correction === null) return
  await req.payload.delete({
    collection: slugs.quoteRevisions,
    id: correction.id,
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
}

/** What a quote that nobody has seen says of itself, once its first revision is the correction. */
export function correctedColumns(correction: QuoteRevision | null) {
  const typed = officeContentOf(correction?.content)
  if (typed === null) return {}
  // how to reach somebody was corrected at once
  const { customerName: _name, projectAddress: _address, ...columns } = typed.columns
  const { language, taxTreatment } = typed.office.draft
  return { ...columns, balanceDue: columns.totalCost, language, taxTreatment }
}
