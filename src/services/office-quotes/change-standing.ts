import 'server-only'
import { isAdmin, worksWithCustomers } from '@collections/access/roles'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isPaidQuote, mayMoveQuote } from '@/domain/payment/quote-states'
import { waitsAsSaved, waitsToHold } from '@/domain/quote/approval'
import type { Quote, QuoteRevision } from '@/payload-types'
import type { ServiceContext } from '../context'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { sayRefusedVisit } from '../jobs/job-outcome'
import type { JobRefusal } from '../jobs/job-outcome'
import { takeBackMeasured } from '../jobs/note-measured'
import { newLink } from '../links/link-token'
import { officeLimits } from '../office/office-limits'
import { expireOpenSession } from '../payments/expire-open-session'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { findQuote } from '../payments/records'
import { findRevision } from '../revisions/find-revision'
import { officeContentOf } from '../revisions/office-content'
import { intendLetter } from './after-quote'
import { revivalOf } from './approval-of'
import { correctedColumns, draftAgain } from './draft-again'
import { officeQuoteOf } from './office-quote'
import type { OfficeQuote } from './office-quote'
import { standingAgain, withdrawnSince, writtenSince } from './standing'

/**
 * - `withdraw`: the shop takes its offer back.
 * - `revive`: a price that ran out holds again, the same figures until a new day; it waits for an
 *   administrator where the office may not put the day of its deposit off that far.
 * - `take_back`: what was just sent is a draft again; its letter has not left yet.
 * - `renew_link` and `end_link`: the address that was given out opens nothing any more.
 * - `release`: what a customer saved and a rule about glass held back may be paid; what waits to hold
 *   again does. What the office typed is released by sending it.
 */
export const standingActs = [
  'withdraw',
  'revive',
  'release',
  'take_back',
  'renew_link',
  'end_link',
] as const
type StandingAct = (typeof standingActs)[number]

export type StandingOutcome =
  | { ok: true; quote: OfficeQuote }
  | {
      ok: false
      kind:
        | 'forbidden'
        | 'not_found'
        | 'not_now'
        /** The letter has left, or the customer has looked. */
        | 'too_late'
        | 'already_paid'
        | 'processing'
        | 'held'
        | 'stripe_unreachable'
    }
  /** Whoever was to come and measure can't come any more; the sentence says why. */
  | Extract<JobRefusal, { kind: 'refused_visit' }>

type Args = { ctx: ServiceContext; quoteId: number; act: StandingAct }
const mostRounds = 5

/** Changes how a quote stands, without changing what it says. */
export async function changeStanding({ ctx, quoteId, act }: Args): Promise<StandingOutcome> {
  if (!worksWithCustomers(ctx.actor)) return { ok: false, kind: 'forbidden' }
  for (let round = 0; round < mostRounds; round += 1) {
    if (act === 'withdraw' || act === 'take_back') {
      const ended = await expireOpenSession({ ctx, quoteId, mayBePaid: true })
      if (!ended.ok) return { ok: false, kind: ended.kind }
    }
    const change = () =>
      withRepeatableTransaction(ctx.payload, async (req) => {
        await lockRow(req, 'quotes', quoteId)
        const quote = await findQuote({ payload: ctx.payload, req }, quoteId)
        if (quote === null) return { ok: false, kind: 'not_found' } as const
        const isPageOpen = await hasOpenCheckout(req, quoteId)
        if (isPageOpen && (act === 'withdraw' || act === 'take_back')) {
          return 'checkout_open' as const
        }
        return carryOut({ ctx, req, quote }, act)
      })
    // the one act that moves a job, and so what was agreed for it
    const outcome = await (act === 'take_back' ? sayRefusedVisit(change) : change())
    if (outcome !== 'checkout_open') return outcome
  }
  return { ok: false, kind: 'processing' }
}

type Job = { ctx: ServiceContext; req: PayloadRequest; quote: Quote }

async function carryOut(job: Job, act: StandingAct): Promise<StandingOutcome> {
  const { quote } = job
  switch (act) {
    case 'withdraw':
      if (isPaidQuote(quote)) return { ok: false, kind: 'already_paid' }
      if (!mayMoveQuote(quote.status, 'withdrawn')) return { ok: false, kind: 'not_now' }
      return write(job, { status: 'withdrawn', waitsFor: null })
    case 'revive':
      return revive(job)
    case 'release':
      return release(job)
    case 'take_back':
      return takeBack(job)
    case 'renew_link':
      if (!quote.sentAt) return { ok: false, kind: 'not_now' }
      return write(job, newLink(quote.id))
    case 'end_link':
      return write(job, { linkNonce: null, linkHash: null })
  }
}

async function write(
  { ctx, req, quote }: Job,
  data: Partial<Omit<Quote, 'id' | 'number'>>,
): Promise<StandingOutcome> {
  const changed = await req.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data,
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // the office writes quotes through these services alone
  })
  return { ok: true, quote: await officeQuoteOf({ ctx, req, quote: changed }) }
}

async function revive(job: Job): Promise<StandingOutcome> {
  const { quote } = job
  if (isPaidQuote(quote)) return { ok: false, kind: 'already_paid' }
  const revival = await revivalOf(job)
  if (revival === null) return { ok: false, kind: 'not_now' }
  const { until, decider } = revival
  if (decider !== null) return write(job, { status: 'awaiting_approval', waitsFor: decider })
  return write(job, {
    status: 'pending_payment',
    validUntil: until,
    waitsFor: null,
    ...(waitsToHold(quote) ? releasedBy(job) : {}),
  })
}

async function release(job: Job): Promise<StandingOutcome> {
  const { req, quote } = job
  if (waitsToHold(quote)) {
    return isAdmin(job.ctx.actor) ? revive(job) : { ok: false, kind: 'forbidden' }
  }
  if (!waitsAsSaved(quote)) return { ok: false, kind: 'not_now' }
  await intendLetter(req, { work: 'released', quoteId: quote.id, revision: quote.currentRevision })
  return write(job, { status: 'pending_payment', waitsFor: null, ...releasedBy(job) })
}

function releasedBy({ ctx }: Job) {
  return { releasedAt: ctx.now().toISOString(), releasedBy: ctx.actor?.email ?? null }
}

/**
 * Gives the columns back to the revision before, where there is one, and has the quote stand as it stood:
 * what was over before is over again. What others made of it since stays, and what was typed since is in the
 * draft that it is again.
 */
async function takeBack(job: Job): Promise<StandingOutcome> {
  const { ctx, req, quote } = job
  const sentAt = quote.sentAt ? new Date(quote.sentAt).getTime() : 0
  const isAnswered = quote.openedAt || quote.acceptedAt || quote.declinedAt
  const reader = { payload: ctx.payload, req }
  const sent = await findRevision(reader, quote.id, quote.currentRevision)
  const content = officeContentOf(sent?.content)
  // held as long as was said when it went out, whatever the setting is by now
  const heldUntil = content?.sending
    ? new Date(content.sending.heldUntil).getTime()
    : sentAt + (await officeLimits(reader)).holdMs
  if (ctx.now().getTime() > heldUntil || isAnswered) return { ok: false, kind: 'too_late' }
  const before = await findRevision(reader, quote.id, quote.currentRevision - 1)
  // It was never sent before: what was paid was paid for it.
  if (before === null && isPaidQuote(quote)) return { ok: false, kind: 'already_paid' }
  if (sent === null || content === null) return { ok: false, kind: 'not_now' }
  const letter = await stopLetter(req, quote)
  const hasLeft = letter === 'leaving' || (letter === 'none' && content.sending?.byMail === true)
  if (hasLeft) return { ok: false, kind: 'too_late' }
  const { stood = {} } = content
  const correction = await findRevision(reader, quote.id, quote.currentRevision + 1)
  await draftAgain({ req, sent, content, correction })
  if (sent.sentAt) await takeBackMeasured({ req, quoteId: quote.id, at: sent.sentAt })
  if (before === null) {
    return write(job, {
      ...standingAgain(stood, quote, quote.totalCost),
      ...(correctedColumns(correction) as Partial<Quote>),
      status: 'draft',
      waitsFor: null,
      ...withdrawnSince(quote),
      sentAt: null,
    })
  }
  // how to reach somebody is no part of an offer
  const {
    customerName: _name,
    projectAddress: _address,
    depositDue,
    ...columns
  } = columnsIn(before)
  return write(job, {
    ...columns,
    ...(isPaidQuote(quote) || depositDue === undefined ? {} : { depositDue }),
    ...standingAgain(stood, quote, before.totalCost),
    ...writtenSince(quote, content),
    currentRevision: before.number,
    sentAt: before.sentAt ?? null,
    acceptedAt: before.acceptedAt ?? null,
    acceptedName: before.acceptedName ?? null,
  })
}

/** What became of the letter of what was sent; one that has left is kept no more. */
async function stopLetter(
  req: PayloadRequest,
  quote: Quote,
): Promise<'leaving' | 'stopped' | 'none'> {
  const db = databaseOf(req)
  const ofLetter = sql`task_slug = 'afterQuote' and input ->> 'work' = 'sent'
    and input ->> 'quoteId' = ${String(quote.id)}
    and input ->> 'revision' = ${String(quote.currentRevision)}`
  const { rows = [] } = await db.execute(
    sql`select processing from payload_jobs where ${ofLetter} for update`,
  )
  if (rows.some((row) => (row as { processing: boolean | null }).processing)) return 'leaving'
  await db.execute(sql`delete from payload_jobs where ${ofLetter}`)
  return rows.length > 0 ? 'stopped' : 'none'
}

/** Written by these services alone, from the columns of a quote. */
function columnsIn({ content }: QuoteRevision): Partial<Quote> {
  return (content as { columns: Partial<Quote> }).columns
}
