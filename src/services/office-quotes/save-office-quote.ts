import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { isFullyPaid } from '@/domain/payment/quote-states'
import { hasRunOut } from '@/domain/quote/validity'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { findQuote } from '../payments/records'
import { columnsOfPriced } from '../revisions/columns-of-priced'
import { companyInWords } from '../revisions/paper-facts'
import { answerInquiry } from './answer-inquiry'
import { callerColumns, contactColumns } from './caller-columns'
import { officeQuoteOf, workingRevision } from './office-quote'
import type { OfficeQuote } from './office-quote'
import { draftPrices, priceDraft } from './price-draft'
import { readOfficeSave } from './read-office-save'
import { endOf } from './save-job'
import type { SaveJob } from './save-job'
import { writeDraft } from './write-draft'

export type OfficeSaveOutcome =
  | { ok: true; quote: OfficeQuote }
  | { ok: false; kind: 'unreadable'; fields: string[] }
  /** Somebody else saved it meanwhile: theirs is given, nothing was written. */
  | { ok: false; kind: 'changed'; quote: OfficeQuote }
  | { ok: false; kind: 'forbidden' | 'not_found' | 'already_paid' | 'unknown_customer' }

type Args = { ctx: ServiceContext; input: unknown }

/**
 * Keeps what the office types, as far as it goes, priced by the server: a new quote as its first
 * revision, a quote that the customer has seen as a draft of the next one, which changes nothing of
 * what he sees until it is sent.
 */
export async function saveOfficeQuote({ ctx, input }: Args): Promise<OfficeSaveOutcome> {
  const { actor } = ctx
  if (actor === null || !worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  const read = readOfficeSave(input)
  if (!read.ok) return { ok: false, kind: 'unreadable', fields: read.fields }
  const prices = await draftPrices(ctx)
  const company = await companyInWords(ctx)
  const { save } = read
  const job = { ctx, actor, save, prices, company, priced: priceDraft(save.draft, prices) }
  if (hasRunOut(endOf(job), ctx.now())) {
    job.priced.problems.push({ field: 'validUntil', code: 'past' })
  }
  return withRepeatableTransaction(ctx.payload, (req) =>
    save.quoteId === null ? create({ ...job, req }) : change({ ...job, req, id: save.quoteId }),
  )
}

async function create(job: SaveJob): Promise<OfficeSaveOutcome> {
  const { ctx, req, actor, save, priced } = job
  await lockKey(req, `office-quote:${actor.id}:${save.requestKey}`)
  const earlier = await madeByKey(job)
  if (earlier !== null)
    return { ok: true, quote: await officeQuoteOf({ ctx, req, quote: earlier }) }
  if (!(await isKnownCaller(job))) return { ok: false, kind: 'unknown_customer' }
  const quote = await req.payload.create({
    collection: slugs.quotes,
    data: {
      ...columnsOfPriced(priced, ctx.now()),
      ...callerColumns(save),
      amountPaid: 0,
      balanceDue: priced.sums.totalCost,
      measurements: save.draft.measurements,
      validUntil: endOf(job),
      origin: 'staff',
      requestKey: save.requestKey,
      assignedTo: actor.id,
      currentRevision: 1,
      status: 'draft',
      paymentStatus: 'unpaid',
    },
    depth: 0,
    req,
    context: { transition: true },
    overrideAccess: true, // the office writes quotes through this service alone
  })
  await writeDraft(job, quote, null)
  await answerInquiry(job, quote)
  return { ok: true, quote: await officeQuoteOf({ ctx, req, quote }) }
}

async function change(job: SaveJob & { id: number }): Promise<OfficeSaveOutcome> {
  const { ctx, req, save, priced, id } = job
  await lockRow(req, 'quotes', id)
  const quote = await findQuote({ payload: ctx.payload, req }, id)
  if (quote === null) return { ok: false, kind: 'not_found' }
  if (isFullyPaid(quote)) return { ok: false, kind: 'already_paid' }
  const working = await workingRevision({ ctx, req, quote })
  if ((working?.updatedAt ?? null) !== save.basedOn) {
    return { ok: false, kind: 'changed', quote: await officeQuoteOf({ ctx, req, quote }) }
  }
  if (!(await isKnownCaller(job))) return { ok: false, kind: 'unknown_customer' }
  const isUnseen = working !== null && working.number === quote.currentRevision
  const saved = await req.payload.update({
    collection: slugs.quotes,
    id,
    data: isUnseen
      ? {
          ...columnsOfPriced(priced, ctx.now()),
          ...callerColumns(save, quote),
          balanceDue: priced.sums.totalCost,
          measurements: save.draft.measurements,
          validUntil: endOf(job),
        }
      : // How to reach them is no part of what was offered: it holds at once, paid or not.
        contactColumns(save, quote),
    depth: 0,
    req,
    context: isUnseen ? { transition: true } : { settlement: true, transition: true },
    overrideAccess: true, // the office writes quotes through this service alone
  })
  await writeDraft(job, saved, working)
  return { ok: true, quote: await officeQuoteOf({ ctx, req, quote: saved }) }
}

async function isKnownCaller({ ctx, req, save }: SaveJob): Promise<boolean> {
  const { customerId } = save.caller
  if (customerId === null) return true
  const { totalDocs } = await ctx.payload.count({
    collection: slugs.customers,
    where: { id: { equals: customerId } },
    req,
    overrideAccess: true, // whether there is such a row
  })
  return totalDocs === 1
}

async function madeByKey({ ctx, req, actor, save }: SaveJob): Promise<Quote | null> {
  const { docs } = await ctx.payload.find({
    collection: slugs.quotes,
    where: {
      and: [
        { origin: { equals: 'staff' } },
        { assignedTo: { equals: actor.id } },
        { requestKey: { equals: save.requestKey } },
      ],
    },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    req,
    overrideAccess: true, // the office's own
  })
  return docs[0] ?? null
}
