import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { hasRunOut } from '@/domain/quote/validity'
import type { Verdict } from '@/domain/glass-rules/advise'
import type { ApprovalReason, Decider } from '@/domain/quote/approval'
import { readRequest } from '@/domain/pricing/read-request'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { QuotePaper } from '@/domain/quote/paper'
import type { DraftProblem } from '@/domain/quote/price-office-draft'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote, QuoteRevision } from '@/payload-types'
import type { ServiceContext } from '../context'
import { addressOfLink } from '../links/quote-of-link'
import { findQuote, idOrNull } from '../payments/records'
import { officeLimits } from '../office/office-limits'
import { reasonsOfDraft, revivalOf } from './approval-of'
import type { Revival } from './approval-of'
import { findRevision } from '../revisions/find-revision'
import { saidState } from '@/domain/payment/part-paid'
import type { SaidState } from '@/domain/payment/part-paid'
import { draftAsChosen } from '../revisions/draft-as-chosen'
import { officeContentOf } from '../revisions/office-content'
import type { OfficeContent } from '../revisions/office-content'

/** A quote as the office works on it. */
export type OfficeQuote = {
  id: number
  number: string
  origin: Quote['origin']
  status: Quote['status']
  /** What that is called. */
  said: SaidState
  paymentStatus: Quote['paymentStatus']
  /** The revision that is being typed, or the last one where nothing is. */
  revision: number
  /** Whether the customer has not seen it. */
  isDraft: boolean
  /** The mark that the next save names. */
  basedOn: string | null
  savedAt: string | null
  savedBy: string | null
  caller: { customerId: number | null; name: string; phone: string; email: string }
  /** Whether it belongs to an account, whose address it keeps. */
  isOfAccount: boolean
  jobSite: string
  internalNote: string
  draft: OfficeDraft
  /** Null of what was saved on the site and not touched by the office. */
  paper: QuotePaper | null
  verdicts: Record<string, Verdict[]>
  problems: DraftProblem[]
  total: number
  amountPaid: number
  balanceDue: number
  /** What the draft would have to wait for, were it sent now. */
  reasonsToWait: ApprovalReason[]
  /** Who lets out what waits; null where nothing does. */
  waitsFor: Decider | null
  /** Whether the price that the customer holds has run out. */
  isOver: boolean
  /** How it may hold again; null where it can't. */
  revival: Revival | null
  /** The revision that the customer holds. */
  sentRevision: number
  sentAt: string | null
  /** Milliseconds in which what is sent can be taken back. */
  holdMs: number
  openedAt: string | null
  acceptedAt: string | null
  acceptedName: string | null
  acceptedRevision: number | null
  declinedAt: string | null
  declineReason: string | null
  /** The day to call back on, `2026-11-24`. */
  followUpOn: string | null
  /** The work after yes; null before it has begun. */
  jobId: number | null
  /** The customer's address of it; null before it was sent. */
  link: string | null
}

export type FoundOfficeQuote =
  { ok: true; quote: OfficeQuote } | { ok: false; kind: 'forbidden' | 'not_found' }

/** A quote for whoever works with customers; to everybody else there is none. */
export async function findOfficeQuote(
  ctx: ServiceContext,
  quoteId: number,
): Promise<FoundOfficeQuote> {
  if (!worksWithCustomers(ctx.actor)) return { ok: false, kind: 'forbidden' }
  const quote = await findQuote(ctx, quoteId)
  if (quote === null) return { ok: false, kind: 'not_found' }
  return { ok: true, quote: await officeQuoteOf({ ctx, quote }) }
}

type Args = { ctx: ServiceContext; quote: Quote; req?: PayloadRequest }

/** The revision that the office types on, if there is one: the first while a draft, else the next. */
export async function workingRevision({ ctx, quote, req }: Args): Promise<QuoteRevision | null> {
  const reader = { payload: ctx.payload, req }
  const next = await findRevision(reader, quote.id, quote.currentRevision + 1)
  if (next !== null) return next
  const current = await findRevision(reader, quote.id, quote.currentRevision)
  return current?.isDraft ? current : null
}

export async function officeQuoteOf({ ctx, quote, req }: Args): Promise<OfficeQuote> {
  const reader = { payload: ctx.payload, req }
  const working = await workingRevision({ ctx, quote, ...(req && { req }) })
  const shown = working ?? (await findRevision(reader, quote.id, quote.currentRevision))
  const content = officeContentOf(shown?.content)
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    origin: quote.origin,
    status: quote.status,
    said: saidState(quote.status, quote),
    paymentStatus: quote.paymentStatus,
    revision: shown?.number ?? quote.currentRevision,
    isDraft: working !== null,
    basedOn: working?.updatedAt ?? null,
    savedAt: working?.updatedAt ?? null,
    savedBy: working?.madeBy ?? null,
    caller: {
      customerId: idOrNull(quote.customer),
      name: quote.customerName,
      phone: quote.customerPhone ?? '',
      email: quote.customerEmail ?? '',
    },
    isOfAccount: idOrNull(quote.user) !== null,
    jobSite: quote.projectAddress ?? '',
    internalNote: quote.notes ?? '',
    draft: asMeasured(
      // what was accepted by an earlier version of the site has its options as they were sent
      content ? draftAsChosen(content.office) : draftOfSaved(quote),
      quote,
      working !== null,
    ),
    paper: content?.paper ?? null,
    verdicts: content?.office.verdicts ?? {},
    problems: content ? problemsOf(content, working ? ctx.now() : null) : [],
    total: shown?.totalCost ?? quote.totalCost,
    amountPaid: quote.amountPaid,
    balanceDue: quote.balanceDue,
    reasonsToWait: working && content ? await reasonsOfDraft({ ctx, quote, req }, content) : [],
    waitsFor: quote.waitsFor ?? null,
    isOver: quote.status === 'expired' || hasRunOut(quote.validUntil, ctx.now()),
    revival: await revivalOf({ ctx, quote, req }),
    sentRevision: quote.currentRevision,
    sentAt: quote.sentAt ?? null,
    holdMs: (await officeLimits({ payload: ctx.payload, req })).holdMs,
    openedAt: quote.openedAt ?? null,
    acceptedAt: quote.acceptedAt ?? null,
    acceptedName: quote.acceptedName ?? null,
    acceptedRevision: quote.acceptedRevision ?? null,
    declinedAt: quote.declinedAt ?? null,
    declineReason: quote.declineReason ?? null,
    followUpOn: quote.followUpOn?.slice(0, 10) ?? null,
    jobId: await jobOf(ctx, quote.id, req),
    link: addressOfLink(quote),
  }
}

/** What keeps a draft from going out: a day that was to come when it was typed may be over by now. */
export function problemsOf({ office, columns }: OfficeContent, now: Date | null): DraftProblem[] {
  const { draft, problems } = office
  const isOver = draft.validUntil !== null && now !== null && hasRunOut(columns.validUntil, now)
  return isOver && !problems.some(({ field }) => field === 'validUntil')
    ? [...problems, { field: 'validUntil', code: 'past' }]
    : problems
}

/** What comes after the job was measured begins with its sizes as final; what is being typed stays as typed. */
function asMeasured(draft: OfficeDraft, quote: Quote, isTyped: boolean): OfficeDraft {
  return quote.measurements === 'final' && !isTyped ? { ...draft, measurements: 'final' } : draft
}

/** What the customer chose on the site, as a first line to go on with. */
function draftOfSaved(quote: Quote): OfficeDraft {
  const read = readRequest(quote.inputs)
  const { use = null, job = null, contract = null } = quote.taxTreatment ?? {}
  return {
    lines: read.ok ? [{ kind: 'piece', key: 'A', inputs: { ...read.request }, option: false }] : [],
    discount: null,
    taxTreatment: { use, job, contract },
    deposit: { kind: 'shop' },
    measurements: quote.measurements,
    validUntil: null,
    note: '',
    reason: '',
    language: quote.language ?? 'en',
  }
}

async function jobOf(
  { payload }: ServiceContext,
  quoteId: number,
  req: PayloadRequest | undefined,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection: slugs.jobs,
    where: { quote: { equals: quoteId } },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // whoever sees the quote was asked before
    ...(req && { req }),
  })
  return docs[0]?.id ?? null
}
