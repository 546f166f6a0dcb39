import 'server-only'
import { slugs } from '@collections/slugs'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote, QuoteRevision } from '@/payload-types'
import { columnsOfPriced } from '../revisions/columns-of-priced'
import type { OfficeContent } from '../revisions/office-content'
import { columnsOf } from '../revisions/revision-content'
import { writePaper } from '../revisions/write-paper'
import { endOf } from './save-job'
import type { SaveJob } from './save-job'

/** Writes the revision that is typed on; it is the next one where the customer has seen the last. */
export async function writeDraft(
  job: SaveJob,
  quote: Quote,
  working: QuoteRevision | null,
): Promise<void> {
  const { ctx, req, actor, save, priced } = job
  const isFirst = quote.status === 'draft' && quote.currentRevision === 1
  const number = working?.number ?? (isFirst ? 1 : quote.currentRevision + 1)
  const data = {
    totalCost: priced.sums.totalCost,
    currencyCode: priced.region.currencyCode,
    content: contentOf(job, quote, number) as never,
    reason: save.draft.reason || null,
    madeBy: actor.email,
    isDraft: true,
  }
  if (working !== null) {
    await req.payload.update({
      collection: slugs.quoteRevisions,
      id: working.id,
      data,
      depth: 0,
      req,
      overrideAccess: true, // revisions are the server's alone
    })
    return
  }
  await ctx.payload.create({
    collection: slugs.quoteRevisions,
    data: { ...data, quote: quote.id, number },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
}

function contentOf(job: SaveJob, quote: Quote, number: number): OfficeContent {
  const { ctx, save, prices, priced } = job
  const { draft } = save
  const isFolded = prices.tables.en.settings.foldMarginIntoLines
  const columns = {
    ...columnsOf(quote),
    ...columnsOfPriced(priced, ctx.now()),
    measurements: draft.measurements,
    validUntil: endOf(job),
  }
  return {
    columns: columns as OfficeContent['columns'],
    office: {
      draft,
      terms: priced.terms,
      lines: priced.lines,
      sums: priced.sums,
      verdicts: priced.verdicts,
      problems: priced.problems,
      depositPolicy: priced.depositPolicy,
      isFolded,
    },
    paper: writePaper({
      number: quoteNumber(quote.id),
      revision: { number, madeAt: ctx.now().toISOString(), reason: draft.reason || null },
      customer: {
        name: quote.customerName,
        email: quote.customerEmail ?? null,
        phone: quote.customerPhone ?? null,
        jobSite: quote.projectAddress ?? null,
      },
      validUntil: endOf(job),
      draft,
      priced,
      isFolded,
      tables: prices.tables,
      company: job.company,
    }),
  }
}
