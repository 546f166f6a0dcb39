import 'server-only'
import { randomUUID } from 'node:crypto'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { instantOf, shopDayOf } from '@/domain/job/shop-time'
import { majorToMinor } from '@/domain/money/money'
import { handMethods, judgeRecord } from '@/domain/payment/record-by-hand'
import type { RecordVerdict } from '@/domain/payment/record-by-hand'
import { timeZone } from '@/i18n/time-zone'
import type { Payment, Quote } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { freezeRevision } from '../revisions/keep-revision'
import { intend } from './after-payment'
import { bookOnQuote } from './book-on-quote'
import { endOpenCheckouts, mayBeOpen } from './end-open-checkouts'
import type { EndedCheckouts } from './end-open-checkouts'
import { rowId } from './own-payment'
import { accountOf, findPayments, findQuote, idOrNull, moneyOfPayment } from './records'

/** What the office writes down; the key makes one payment of however many clicks. */
const recordWish = z.object({
  quoteId: rowId,
  method: z.enum(handMethods),
  amount: z.number().positive().max(10_000_000),
  /** The day on which the money came, where the shop is. */
  date: z.string().refine((day) => noonOf(day) !== null),
  note: z.string().trim().max(120).default(''),
  requestKey: z.uuid(),
})

type Wish = z.infer<typeof recordWish>

/** What a person fills in. */
const fields = ['method', 'amount', 'date', 'note'] as const

type Refused = Extract<RecordVerdict, { kind: 'refuse' }>['why']

export type RecordOutcome =
  | { ok: true; payment: Payment }
  /** The first field that can't be read; null where it is none that a person fills in. */
  | { ok: false; kind: 'record_incomplete'; field: (typeof fields)[number] | null }
  | { ok: false; kind: 'record_too_much'; leftMinor: number; currency: string }
  | { ok: false; kind: 'below_deposit'; depositMinor: number; currency: string }
  | { ok: false; kind: 'date_before_quote' | 'date_in_future' }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'quote_not_found'
        /** The same key has recorded something else before. */
        | 'recorded_otherwise'
        | Refused
        | Extract<EndedCheckouts, { ok: false }>['kind']
    }

type Args = { ctx: ServiceContext; wish: unknown }

/** Another checkout may begin while one is ended at Stripe; nobody is that fast that often. */
const mostRounds = 5

/**
 * Writes down money that came by hand: cash, a check, a transfer. What could still be paid by card is
 * ended at Stripe first, so that nobody pays twice; where Stripe says that it was paid after all,
 * nothing is recorded.
 */
export async function recordPayment({ ctx, wish }: Args): Promise<RecordOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  const read = recordWish.safeParse(wish)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => path[0])
    return {
      ok: false,
      kind: 'record_incomplete',
      field: fields.find((field) => wrong.includes(field)) ?? null,
    }
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = await record(ctx, actor, read.data)
    if (outcome !== 'end_first') return outcome
    const ended = await endOpenCheckouts({ ctx, quoteId: read.data.quoteId })
    if (!ended.ok) return ended
  }
  throw new Error(`Checkouts for quote ${read.data.quoteId} begin all the time.`)
}

async function record(
  ctx: ServiceContext,
  actor: Actor,
  wish: Wish,
): Promise<RecordOutcome | 'end_first'> {
  return withRepeatableTransaction(
    ctx.payload,
    async (req): Promise<RecordOutcome | 'end_first'> => {
      await lockRow(req, 'quotes', wish.quoteId)
      const quote = await findQuote({ payload: ctx.payload, req }, wish.quoteId)
      if (quote === null) return { ok: false, kind: 'quote_not_found' }
      const currency = quote.currencyCodeAtQuote.toLowerCase()
      const minor = majorToMinor(wish.amount, currency)
      if (minor === null) return { ok: false, kind: 'record_incomplete', field: 'amount' }

      const [earlier] = await findPayments(
        { payload: ctx.payload, req },
        { and: [{ quote: { equals: quote.id } }, { requestKey: { equals: wish.requestKey } }] },
        1,
      )
      if (earlier !== undefined) return asBefore(earlier, wish, minor)

      const today = shopDayOf(ctx.now(), timeZone)
      if (wish.date > today) return { ok: false, kind: 'date_in_future' }
      if (wish.date < shopDayOf(new Date(quote.createdAt), timeZone)) {
        return { ok: false, kind: 'date_before_quote' }
      }
      const verdict = judgeRecord(accountOf(quote), minor)
      if (verdict.kind === 'refuse') return { ok: false, kind: verdict.why }
      if (verdict.kind === 'too_much') {
        return { ok: false, kind: 'record_too_much', leftMinor: verdict.leftMinor, currency }
      }
      if (verdict.kind === 'below_deposit') {
        return { ok: false, kind: 'below_deposit', depositMinor: verdict.depositMinor, currency }
      }
      const unfinished = await findPayments(
        { payload: ctx.payload, req },
        { quote: { equals: quote.id } },
      )
      if (unfinished.some(({ isHeld }) => isHeld)) return { ok: false, kind: 'held' }
      if (unfinished.some(({ status }) => status === 'processing')) {
        return { ok: false, kind: 'processing' }
      }
      if (unfinished.some(mayBeOpen)) return 'end_first'

      const paidAt = (wish.date === today ? null : noonOf(wish.date)) ?? ctx.now()
      await freezeRevision(req, quote, ctx.now())
      const payment = await write(req, { actor, quote, wish, paidAt, purpose: verdict.purpose })
      await bookOnQuote(req, quote, {
        to: verdict.to,
        payment,
        ...(verdict.to === 'payment_succeeded' ? { paidAt: paidAt.toISOString() } : {}),
      })
      await intend(req, payment.id, 'customer', 'job', 'receipt', 'order')
      return { ok: true, payment }
    },
  )
}

/** A repetition is answered as the first was; other money under its key is not written down. */
function asBefore(payment: Payment, { method, date }: Wish, minor: number): RecordOutcome {
  const isSame =
    payment.method === method &&
    moneyOfPayment(payment).minor === minor &&
    shopDayOf(new Date(payment.paidAt ?? payment.createdAt), timeZone) === date
  return isSame ? { ok: true, payment } : { ok: false, kind: 'recorded_otherwise' }
}

/** Nobody writes down at what time of an earlier day the money came. */
function noonOf(day: string): Date | null {
  return instantOf(`${day}T12:00`, timeZone)
}

type Row = {
  actor: Actor
  quote: Quote
  wish: Wish
  paidAt: Date
  purpose: Payment['purpose']
}

async function write(
  req: PayloadRequest,
  { actor, quote, wish, paidAt, purpose }: Row,
): Promise<Payment> {
  return req.payload.create({
    collection: slugs.payments,
    data: {
      quote: quote.id,
      user: idOrNull(quote.user),
      method: wish.method,
      purpose,
      revision: quote.currentRevision,
      amount: wish.amount,
      currency: quote.currencyCodeAtQuote.toLowerCase(),
      status: 'succeeded',
      paidAt: paidAt.toISOString(),
      isDuplicate: false,
      isHeld: false,
      token: randomUUID(),
      requestKey: wish.requestKey,
      byHand: { note: wish.note === '' ? null : wish.note, recordedBy: actor.email },
    },
    req,
    depth: 0,
    overrideAccess: true, // payments are the server's alone
    context: { settlement: true },
  })
}
