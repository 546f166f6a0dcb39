import 'server-only'
import { isAdmin, worksWithCustomers } from '@collections/access/roles'
import { z } from 'zod'
import { majorToMinor } from '@/domain/money/money'
import { firstLook } from '@/domain/payment/next-look'
import { mayAskAgain, officeRefundableMinor } from '@/domain/payment/refunds'
import type { KeptRefund } from '@/domain/payment/refunds'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withRepeatableTransaction } from '../database/transaction'
import { carryOutRefund } from './carry-out-refund'
import { keptRefunds, refundRows } from './kept-refunds'
import { isRefundable, leftMinorOf, officeLimitMinor } from './left-to-refund'
import { lockPayment, writePayment } from './move-states'
import { rowId } from './own-payment'
import { findPayment } from './records'

/** What is asked for; the key makes one refund of however many clicks. */
const refundWish = z.object({
  paymentId: rowId,
  amount: z.number().positive().max(10_000_000),
  reason: z.string().trim().min(3).max(1000),
  requestKey: z.uuid(),
})

type Wish = z.infer<typeof refundWish>

/** More than the office gives back of one payment without an administrator. */
type BeyondLimit = {
  ok: false
  kind: 'refund_beyond_limit'
  limitMinor: number
  currency: string
}

export type RefundPaymentOutcome =
  | { ok: true; kind: 'refunded' | 'refund_under_way' }
  | { ok: false; kind: 'refund_too_much'; leftMinor: number; currency: string }
  | BeyondLimit
  | { ok: false; kind: 'refund_refused'; message: string }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'not_configured'
        | 'refund_incomplete'
        | 'not_found'
        | 'not_refundable'
        /** The same key has asked for another amount before. */
        | 'refund_otherwise'
        /** It is kept, and asked for again by itself. */
        | 'refund_unreachable'
    }

type Args = { ctx: ServiceContext; wish: unknown }

/**
 * Gives part or all of a payment back, as an administrator decides, or the office within its limit,
 * with a reason. The refund is kept with its payment before Stripe is asked, with the row locked:
 * clicks at once never give back more than was paid or than the limit, and a crash in between loses
 * nothing.
 */
export async function refundPayment({ ctx, wish }: Args): Promise<RefundPaymentOutcome> {
  const { actor, payments: port } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!worksWithCustomers(actor)) return { ok: false, kind: 'forbidden' }
  const read = refundWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'refund_incomplete' }
  if (port === null) return { ok: false, kind: 'not_configured' }
  const kept = await keep(ctx, actor, read.data)
  if (!kept.ok) return kept
  const { payment, refund } = kept
  try {
    // one of long ago is the reconciler's, which looks first whether Stripe has it
    if (refund.state === 'requested' && mayAskAgain(refund, ctx.now())) {
      const outcome = await carryOutRefund({ ctx, port, payment, refund })
      if (outcome.kind === 'refused') {
        return { ok: false, kind: 'refund_refused', message: outcome.message }
      }
    }
  } catch (error) {
    if (stripeTrouble(error) === 'unknown') throw error
    ctx.payload.logger.error({
      err: error,
      msg: 'A refund is not asked for yet',
      paymentId: payment.id,
    })
    return { ok: false, kind: 'refund_unreachable' }
  }
  const after = await findPayment(ctx, payment.id)
  const state = after && keptRefunds(after).find(({ key }) => key === refund.key)?.state
  if (state === 'failed') {
    return { ok: false, kind: 'refund_refused', message: 'The refund has failed.' }
  }
  return { ok: true, kind: state === 'succeeded' ? 'refunded' : 'refund_under_way' }
}

type Kept =
  | { ok: true; payment: Payment; refund: KeptRefund }
  | { ok: false; kind: 'refund_too_much'; leftMinor: number; currency: string }
  | BeyondLimit
  | { ok: false; kind: 'not_found' | 'not_refundable' | 'refund_incomplete' | 'refund_otherwise' }

async function keep(ctx: ServiceContext, actor: Actor, wish: Wish): Promise<Kept> {
  return withRepeatableTransaction(ctx.payload, async (req): Promise<Kept> => {
    const payment = (await lockPayment(req, wish.paymentId))?.payment
    if (payment === undefined) return { ok: false, kind: 'not_found' }
    const rows = keptRefunds(payment)
    const { currency } = payment
    const amountMinor = majorToMinor(wish.amount, currency)
    if (amountMinor === null) return { ok: false, kind: 'refund_incomplete' }
    const earlier = rows.find(({ key }) => key === wish.requestKey)
    if (earlier !== undefined) {
      // what is kept goes back as it was asked for, and nobody is told that another amount did
      return earlier.amountMinor === amountMinor
        ? { ok: true, payment, refund: earlier }
        : { ok: false, kind: 'refund_otherwise' }
    }
    if (!isRefundable(payment)) return { ok: false, kind: 'not_refundable' }
    const leftMinor = leftMinorOf(payment)
    if (amountMinor > leftMinor) return { ok: false, kind: 'refund_too_much', leftMinor, currency }
    const limitMinor = isAdmin(actor)
      ? null
      : await officeLimitMinor({ payload: ctx.payload, req }, currency)
    if (limitMinor !== null && amountMinor > officeRefundableMinor(limitMinor, rows)) {
      return { ok: false, kind: 'refund_beyond_limit', limitMinor, currency }
    }
    const refund: KeptRefund = {
      key: wish.requestKey,
      amountMinor,
      state: 'requested',
      stripeId: null,
      reason: wish.reason,
      by: actor.email,
      byOffice: limitMinor !== null,
      at: ctx.now().toISOString(),
    }
    await writePayment(req, payment.id, {
      refunds: refundRows([...rows, refund], currency),
      // Until Stripe has said its last word the reconciler looks after it.
      lookAt: firstLook(ctx.now()).toISOString(),
    })
    return { ok: true, payment, refund }
  })
}
