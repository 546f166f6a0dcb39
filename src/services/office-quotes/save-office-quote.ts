import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { isFullyPaid } from '@/domain/payment/quote-states'
import type { PricedDraft } from '@/domain/quote/price-office-draft'
import { timeZone } from '@/i18n/time-zone'
import { quoteNumber } from '@/domain/quote/quote-number'
import { endOfDay, hasRunOut, validUntil } from '@/domain/quote/validity'
import type { Quote, QuoteRevision } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { findQuote, idOrNull } from '../payments/records'
import { columnsOfPriced } from '../revisions/columns-of-priced'
import type { OfficeContent } from '../revisions/office-content'
import { columnsOf } from '../revisions/revision-content'
import { companyInWords, writePaper } from '../revisions/write-paper'
import type { PaperFacts } from '../revisions/write-paper'
import { officeQuoteOf, workingRevision } from './office-quote'
import type { OfficeQuote } from './office-quote'
import { draftPrices, priceDraft } from './price-draft'
import type { DraftPrices } from './price-draft'
import { readOfficeSave } from './read-office-save'
import type { OfficeSave } from './read-office-save'

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

type Job = {
  ctx: ServiceContext
  req: PayloadRequest
  actor: Actor
  save: OfficeSave
  prices: DraftPrices
  priced: PricedDraft
  company: PaperFacts['company']
}

async function create(job: Job): Promise<OfficeSaveOutcome> {
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

async function change(job: Job & { id: number }): Promise<OfficeSaveOutcome> {
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

/** Writes the revision that is typed on; it is the next one where the customer has seen the last. */
async function writeDraft(job: Job, quote: Quote, working: QuoteRevision | null): Promise<void> {
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

type Facts = Pick<Job, 'ctx' | 'save' | 'prices' | 'priced' | 'company'>

function contentOf(job: Facts, quote: Quote, number: number): OfficeContent {
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

/** The end of the day that was typed, in the shop's part of the world, or the usual time from now. */
function endOf({ ctx, save, prices }: Pick<Facts, 'ctx' | 'save' | 'prices'>): string {
  const { validUntil: day } = save.draft
  const end = day === null ? null : endOfDay(day, timeZone)
  if (end !== null) return end.toISOString()
  return validUntil(ctx.now(), prices.tables.en.settings.quoteValidityDays, timeZone).toISOString()
}

function callerColumns(save: OfficeSave, before?: Quote) {
  const { language, taxTreatment } = save.draft
  return { ...contactColumns(save, before), language, taxTreatment }
}

/** Whose it is does not change with an address: a quote of an account stays that account's. */
function contactColumns({ caller, jobSite, internalNote, followUpOn }: OfficeSave, before?: Quote) {
  const isOfAccount = before !== undefined && idOrNull(before.user) !== null
  return {
    ...(isOfAccount
      ? {}
      : { customer: caller.customerId, customerEmail: caller.email.toLowerCase() || null }),
    customerName: caller.name || caller.phone || '—',
    customerPhone: caller.phone || null,
    projectAddress: jobSite || null,
    notes: internalNote || null,
    // noon: the same day wherever it is read
    followUpOn: followUpOn && `${followUpOn}T12:00:00.000Z`,
  }
}

/** The inquiry knows the quote that was made of it, and is seen to be worked on. */
async function answerInquiry({ req, save }: Job, quote: Quote): Promise<void> {
  if (save.inquiryId === null) return
  await req.payload.update({
    collection: slugs.inquiries,
    where: { and: [{ id: { equals: save.inquiryId } }, { quote: { exists: false } }] },
    data: { quote: quote.id },
    depth: 0,
    req,
    overrideAccess: true, // the office answers it
  })
  await req.payload.update({
    collection: slugs.inquiries,
    where: { and: [{ id: { equals: save.inquiryId } }, { progress: { equals: 'new' } }] },
    data: { progress: 'in_progress' },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
}

async function isKnownCaller({ ctx, req, save }: Job): Promise<boolean> {
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

async function madeByKey({ ctx, req, actor, save }: Job): Promise<Quote | null> {
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
