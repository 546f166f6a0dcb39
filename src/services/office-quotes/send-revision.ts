import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isFullyPaid, isPaidQuote } from '@/domain/payment/quote-states'
import { deciderOf, mayLetOut } from '@/domain/quote/approval'
import type { Decider } from '@/domain/quote/approval'
import { validUntil } from '@/domain/quote/validity'
import type { Quote, QuoteRevision } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { noteMeasured } from '../jobs/note-measured'
import { newLink } from '../links/link-token'
import { expireOpenSession } from '../payments/expire-open-session'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { findQuote, idOrNull } from '../payments/records'
import { officeContentOf } from '../revisions/office-content'
import type { OfficeContent } from '../revisions/office-content'
import { intendLetter } from './after-quote'
import { reasonsOfDraft } from './approval-of'
import { callerRow } from './caller-row'
import { officeQuoteOf, problemsOf, workingRevision } from './office-quote'
import type { OfficeQuote } from './office-quote'
import { draftPrices, priceDraft } from './price-draft'
import { standingBefore } from './standing-before'

export type SendOutcome =
  /** Sent, or waiting for whoever has to release it. */
  | { ok: true; kind: 'sent' | 'awaiting_approval'; quote: OfficeQuote }
  /** Prices have changed since it was typed; nothing was sent. */
  | { ok: false; kind: 'price_changed'; quote: OfficeQuote }
  | { ok: false; kind: 'not_ready'; quote: OfficeQuote }
  | { ok: false; kind: 'changed'; quote: OfficeQuote }
  | {
      ok: false
      kind:
        | 'forbidden'
        | 'not_found'
        | 'nothing_to_send'
        | 'no_address'
        | 'already_paid'
        | 'processing'
        | 'held'
        | 'stripe_unreachable'
    }

type Wish = {
  quoteId: number
  /** The mark of the draft on the screen. */
  basedOn: string | null
  /** Whether it goes by mail; without, the office copies the link. */
  byMail: boolean
  /** Lets out what waits already, where whoever sends it may. */
  release?: boolean
}

type Args = { ctx: ServiceContext; wish: Wish }

/** How long a letter waits, so that a slip can be taken back. */
export const holdMs = 10_000
const mostRounds = 5

/**
 * Makes the office's draft what the customer sees: priced again, frozen, with an address of its own.
 * An open page of payment is ended at Stripe first, so that nobody pays for what no longer holds.
 */
export async function sendRevision({ ctx, wish }: Args): Promise<SendOutcome> {
  const { actor } = ctx
  if (actor === null || !worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  const prices = await draftPrices(ctx)
  for (let round = 0; round < mostRounds; round += 1) {
    const ended = await expireOpenSession({ ctx, quoteId: wish.quoteId, mayBePaid: true })
    if (!ended.ok) return { ok: false, kind: ended.kind }
    const outcome = await withTransaction(ctx.payload, (req) =>
      send({ ctx, req, actor, wish, prices }),
    )
    if (outcome !== 'checkout_open') return outcome
  }
  return { ok: false, kind: 'processing' }
}

type Job = {
  ctx: ServiceContext
  req: PayloadRequest
  actor: Actor
  wish: Wish
  prices: Awaited<ReturnType<typeof draftPrices>>
}

async function send(job: Job): Promise<SendOutcome | 'checkout_open'> {
  const { ctx, req, wish, prices } = job
  await lockRow(req, 'quotes', wish.quoteId)
  const quote = await findQuote({ payload: ctx.payload, req }, wish.quoteId)
  if (quote === null) return { ok: false, kind: 'not_found' }
  if (isFullyPaid(quote)) return { ok: false, kind: 'already_paid' }
  if (await hasOpenCheckout(req, quote.id)) return 'checkout_open'
  const working = await workingRevision({ ctx, req, quote })
  const typed = officeContentOf(working?.content)
  if (working === null || typed === null) return { ok: false, kind: 'nothing_to_send' }
  const content = goodFromNow(job, typed)
  const shown = () => officeQuoteOf({ ctx, req, quote })
  if (working.updatedAt !== wish.basedOn) {
    return { ok: false, kind: 'changed', quote: await shown() }
  }
  if (wish.byMail && !quote.customerEmail) return { ok: false, kind: 'no_address' }
  if (problemsOf(content, ctx.now()).length > 0) {
    return { ok: false, kind: 'not_ready', quote: await shown() }
  }
  const today = priceDraft(content.office.draft, prices)
  if (today.sums.totalCost !== working.totalCost) {
    return { ok: false, kind: 'price_changed', quote: await shown() }
  }
  const decider = deciderOf(await reasonsOfDraft({ ctx, quote, req }, content))
  const waits = decider !== null && !letsOut(job, quote, decider)
  const sent = waits
    ? await keepWaiting(job, quote, decider)
    : await deliver(job, { quote, working, content, isReleased: decider !== null })
  if (!waits && wish.byMail) {
    const waitUntil = new Date(ctx.now().getTime() + holdMs)
    await intendLetter(
      req,
      { work: 'sent', quoteId: quote.id, revision: working.number },
      waitUntil,
    )
  }
  return {
    ok: true,
    kind: waits ? 'awaiting_approval' : 'sent',
    quote: await officeQuoteOf({ ctx, req, quote: sent }),
  }
}

/** Without a day of its own an offer is good for the usual time from when it goes out. */
function goodFromNow({ ctx, prices }: Job, content: OfficeContent): OfficeContent {
  if (content.office.draft.validUntil !== null) return content
  const { quoteValidityDays } = prices.tables.en.settings
  const end = { validUntil: validUntil(ctx.now(), quoteValidityDays).toISOString() }
  const { columns, paper } = content
  return { ...content, columns: { ...columns, ...end }, paper: { ...paper, ...end } }
}

/** An administrator's sending is the release; the office looks first, and then lets it out. */
function letsOut({ actor, wish }: Job, quote: Quote, decider: Decider): boolean {
  if (actor.role === 'admin') return true
  return mayLetOut(actor.role, decider) && wish.release === true && Boolean(quote.waitsFor)
}

/** Of a first revision the quote itself waits; what the customer holds already stays as it is. */
async function keepWaiting({ req }: Job, quote: Quote, decider: Decider): Promise<Quote> {
  const isUnseen = quote.status === 'draft' || quote.status === 'awaiting_approval'
  return req.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data: { waitsFor: decider, ...(isUnseen ? { status: 'awaiting_approval' } : {}) },
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // the office writes quotes through this service alone
  })
}

type Sending = {
  quote: Quote
  working: QuoteRevision
  content: OfficeContent
  /** Whether it had to be released. */
  isReleased: boolean
}

async function deliver(job: Job, sending: Sending): Promise<Quote> {
  const { ctx, req, actor } = job
  const { quote, working, content, isReleased } = sending
  const now = ctx.now().toISOString()
  await req.payload.update({
    collection: slugs.quoteRevisions,
    id: working.id,
    data: {
      content: { ...content, stood: standingBefore(quote) } as never,
      isDraft: false,
      frozenAt: now,
      sentAt: now,
    },
    depth: 0,
    req,
    overrideAccess: true, // revisions are the server's alone
  })
  const isPaid = isPaidQuote(quote)
  const { depositDue, validUntil: end, ...columns } = content.columns
  const currency = columns.currencyCodeAtQuote
  if (columns.measurements === 'final') {
    await noteMeasured({ req, quoteId: quote.id, by: actor.email, now: new Date(now) })
  }
  const owed =
    (majorToMinor(columns.totalCost, currency) ?? 0) -
    (majorToMinor(quote.amountPaid, currency) ?? 0)
  return req.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data: {
      ...(columns as Partial<Quote>),
      // Once it is paid a price holds, and what was asked first was asked.
      ...(isPaid ? {} : { depositDue, validUntil: end }),
      balanceDue: minorToMajor(Math.max(0, owed), currency),
      currentRevision: working.number,
      customer: await callerRow({ ctx, req, quote }),
      user: idOrNull(quote.user) ?? (await confirmedAccount(req, quote.customerEmail)),
      language: content.office.draft.language,
      taxTreatment: content.office.draft.taxTreatment,
      ...(isPaid ? {} : { status: 'pending_payment' }),
      waitsFor: null,
      ...(isReleased ? { releasedAt: now, releasedBy: actor.email } : {}),
      sentAt: now,
      openedAt: null,
      acceptedAt: null,
      acceptedName: null,
      reminders: 0,
      declinedAt: null,
      declineReason: null,
      ...(quote.linkNonce ? {} : newLink(quote.id)),
    },
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // the office writes quotes through this service alone
  })
}

/** The account of an address, once it was confirmed: its pages show the quote too. */
async function confirmedAccount(
  req: PayloadRequest,
  email: string | null | undefined,
): Promise<number | null> {
  if (!email) return null
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: {
      and: [
        { email: { equals: email.toLowerCase() } },
        { _verified: { equals: true } },
        { role: { equals: 'customer' } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true, // whether the site knows the address
  })
  return docs[0]?.id ?? null
}
