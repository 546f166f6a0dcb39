import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { isFullyPaid } from '@/domain/payment/quote-states'
import { deciderOf, mayLetOut } from '@/domain/quote/approval'
import type { Decider } from '@/domain/quote/approval'
import { validUntil } from '@/domain/quote/validity'
import { timeZone } from '@/i18n/time-zone'
import type { Quote } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { officeLimits } from '../office/office-limits'
import { expireOpenSession } from '../payments/expire-open-session'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { findQuote } from '../payments/records'
import { officeContentOf } from '../revisions/office-content'
import type { OfficeContent } from '../revisions/office-content'
import { intendLetter } from './after-quote'
import { reasonsOfDraft } from './approval-of'
import { lockCaller } from './caller-row'
import { deliverRevision } from './deliver-revision'
import { officeQuoteOf, problemsOf, workingRevision } from './office-quote'
import type { OfficeQuote } from './office-quote'
import { draftPrices, priceDraft } from './price-draft'

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
    const outcome = await withRepeatableTransaction(ctx.payload, (req) =>
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
  const seen = await findQuote({ payload: ctx.payload, req }, wish.quoteId)
  if (seen !== null) await lockCaller(req, seen)
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
  const { holdMs } = await officeLimits({ payload: ctx.payload, req })
  const heldUntil = new Date(ctx.now().getTime() + holdMs)
  const sending = { byMail: wish.byMail, heldUntil: heldUntil.toISOString() }
  const isReleased = decider !== null
  const sent = waits
    ? await keepWaiting(job, quote, decider)
    : await deliverRevision({ ...job, quote, working, content, isReleased, sending })
  if (!waits && wish.byMail) {
    await intendLetter(
      req,
      { work: 'sent', quoteId: quote.id, revision: working.number },
      heldUntil,
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
  const end = { validUntil: validUntil(ctx.now(), quoteValidityDays, timeZone).toISOString() }
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
