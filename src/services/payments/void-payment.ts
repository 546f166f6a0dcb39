import 'server-only'
import { isAdmin, worksWithCustomers } from '@collections/access/roles'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { shopDayOf } from '@/domain/job/shop-time'
import { stateAfterVoid } from '@/domain/payment/void-by-hand'
import { timeZone } from '@/i18n/time-zone'
import type { Payment } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withRepeatableTransaction } from '../database/transaction'
import { intend } from './after-payment'
import { bookedPayments, bookOnQuote } from './book-on-quote'
import { endOpenCheckouts, mayBeOpen } from './end-open-checkouts'
import { lockPayment, movePayment } from './move-states'
import { rowId } from './own-payment'
import { accountOf, findPayment, findPayments, idOf } from './records'
import { tellOfVoid } from '../webhooks/what-happened'

const voidWish = z.object({
  paymentId: rowId,
  reason: z.string().trim().min(3).max(1000),
})

type Wish = z.infer<typeof voidWish>

export type VoidOutcome =
  | { ok: true }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'void_incomplete'
        | 'not_found'
        /** A card's money goes back, it is not crossed out; and what is voided stays so. */
        | 'not_voidable'
        /** The office takes back what it wrote itself, on the same day. */
        | 'not_yours_to_void'
        | 'stripe_unreachable'
    }

type Args = { ctx: ServiceContext; wish: unknown }

/** Another checkout may begin while one is ended at Stripe; nobody is that fast that often. */
const mostRounds = 5

/**
 * Takes back what was recorded by hand: the row stays, with who and why, and the quote goes back to
 * what its other payments come to. A page on which the rest could be paid says another amount then,
 * so it is ended at Stripe first.
 */
export async function voidPayment({ ctx, wish }: Args): Promise<VoidOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  const read = voidWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'void_incomplete' }
  const seen = await findPayment(ctx, read.data.paymentId)
  if (seen === null) return { ok: false, kind: 'not_found' }
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = await voidNow(ctx, actor, read.data)
    if (outcome !== 'end_first') return outcome
    const ended = await endOpenCheckouts({ ctx, quoteId: idOf(seen.quote) })
    // What was paid meanwhile is among what is left; a card's money does not hold up the correction.
    if (!ended.ok && ended.kind === 'stripe_unreachable') return { ok: false, kind: ended.kind }
  }
  throw new Error(`Checkouts beside payment ${seen.id} begin all the time.`)
}

/** Whether this person may void what is recorded: an administrator all, the office its own of today. */
export function mayVoid(actor: Actor | null, payment: Payment, now: Date): boolean {
  if (isAdmin(actor)) return true
  if (!worksWithCustomers(actor)) return false
  const isOfToday = shopDayOf(new Date(payment.createdAt), timeZone) === shopDayOf(now, timeZone)
  return isOfToday && payment.byHand?.recordedBy === actor?.email
}

export function isVoidable({ method, status }: Pick<Payment, 'method' | 'status'>): boolean {
  return method !== 'stripe' && status === 'succeeded'
}

async function voidNow(
  ctx: ServiceContext,
  actor: Actor,
  { paymentId, reason }: Wish,
): Promise<VoidOutcome | 'end_first'> {
  return withRepeatableTransaction(ctx.payload, async (req): Promise<VoidOutcome | 'end_first'> => {
    const locked = await lockPayment(req, paymentId)
    if (locked === null) return { ok: false, kind: 'not_found' }
    const { payment, quote } = locked
    if (!isVoidable(payment)) return { ok: false, kind: 'not_voidable' }
    if (!mayVoid(actor, payment, ctx.now())) return { ok: false, kind: 'not_yours_to_void' }
    const others = await findPayments(
      { payload: ctx.payload, req },
      { quote: { equals: quote.id } },
    )
    if (others.some(mayBeOpen)) return 'end_first'

    const voided = await movePayment(req, payment, 'voided', {
      byHand: {
        ...payment.byHand,
        voidedAt: ctx.now().toISOString(),
        voidedBy: actor.email,
        voidReason: reason,
      },
    })
    const left = await bookedPayments(req, quote.id)
    const to = stateAfterVoid(left, accountOf(quote).totalMinor)
    const booked = await bookOnQuote(req, quote, {
      to,
      isVoiding: true,
      ...(to === 'payment_succeeded' ? {} : { paidAt: null }),
    })
    if (await wasReceiptMailed(req, paymentId)) await intend(req, paymentId, 'voided')
    await intend(req, paymentId, 'payment_voided')
    await tellOfVoid(req, booked, voided)
    return { ok: true }
  })
}

/** A receipt that still waits is not written at all; one that is gone, or being sent, is corrected. */
async function wasReceiptMailed(req: PayloadRequest, paymentId: number): Promise<boolean> {
  const { rows } = await databaseOf(req).execute(sql`
    delete from payload_jobs
    where task_slug = 'afterPayment' and input ->> 'work' = 'receipt'
      and input ->> 'paymentId' = ${String(paymentId)} and processing is not true
    returning id`)
  return (rows ?? []).length === 0
}
