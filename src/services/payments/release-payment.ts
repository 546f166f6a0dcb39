import 'server-only'
import { firstLook } from '@/domain/payment/next-look'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { isRefundedAlready, stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { applyCharge } from './apply-charge'
import { lockPayment, writePayment } from './move-states'
import { readChargeOfIntent } from './read-charge'
import type { ChargeState } from './read-charge'
import { findPayment } from './records'
import { releaseWish } from './release'
import type { Release } from './release'
import { intentIdOf } from './session-report'
import { settlePayment } from './settle-payment'
import type { Settlement } from './settle-payment'

export type ReleaseOutcome =
  | { ok: true; kind: 'settled' | 'refunded' | 'refund_under_way' | 'refunded_duplicate' }
  /** What Stripe said of the refund; the payment stays held. */
  | { ok: false; kind: 'refund_refused'; message: string }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'not_configured'
        | 'release_incomplete'
        | 'not_found'
        | 'not_held'
        /** Stripe has other money than the payment record: it can only go back. */
        | 'other_amount'
        /** Another part of the quote is paid by now than this one would go with. */
        | 'other_purpose'
        | 'release_unreachable'
    }

type Args = { ctx: ServiceContext; wish: unknown }

/**
 * Ends it that a payment is held, as an administrator decides: its money counts as the payment of the
 * quote as it stands, or goes back through Stripe. What Stripe has is asked anew; where the quote is
 * paid by now, or the money is back already, that is what comes of it. Reason and name are kept.
 */
export async function releasePayment({ ctx, wish }: Args): Promise<ReleaseOutcome> {
  const { actor, payments: port } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (actor.role !== 'admin') return { ok: false, kind: 'forbidden' }
  const read = releaseWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'release_incomplete' }
  const { paymentId, decision, reason } = read.data
  const payment = await findPayment(ctx, paymentId)
  if (payment === null) return { ok: false, kind: 'not_found' }
  if (!payment.isHeld) return { ok: false, kind: 'not_held' }
  if (port === null) return { ok: false, kind: 'not_configured' }
  const release = { decision, reason, by: actor.email, at: ctx.now().toISOString() }
  try {
    const held = { ctx, port, payment, release }
    return decision === 'settle' ? await settleHeld(held) : await refundHeld(held)
  } catch (error) {
    if (stripeTrouble(error) === 'unknown') throw error
    ctx.payload.logger.error({ err: error, msg: 'A held payment is not released', paymentId })
    return { ok: false, kind: 'release_unreachable' }
  }
}

type Held = { ctx: ServiceContext; port: PaymentsPort; payment: Payment; release: Release }

async function settleHeld({ ctx, port, payment, release }: Held): Promise<ReleaseOutcome> {
  const session = await port.retrieveSession(payment.stripeSessionId ?? '')
  const charge = await chargeOf(port, intentIdOf(session))
  if (charge.refundedMinor >= charge.amountMinor) {
    await applyCharge({ ctx, paymentId: payment.id, charge })
    return { ok: true, kind: 'refunded' }
  }
  const settled = await settlePayment({ ctx, port, paymentId: payment.id, session, release })
  const verdict = settled.kind === 'looked' ? settled.verdict : 'nothing'
  // What went back in part while it was held.
  await applyCharge({ ctx, paymentId: payment.id, charge })
  switch (verdict) {
    case 'settle':
      return { ok: true, kind: 'settled' }
    case 'settle_duplicate':
      return { ok: true, kind: 'refunded_duplicate' }
    case 'hold':
      return { ok: false, kind: isUnfit(settled) ? 'other_purpose' : 'other_amount' }
    default:
      return { ok: false, kind: 'not_held' }
  }
}

/** All at once does not follow a deposit, nor a balance nothing: its amount is not what is wrong. */
function isUnfit(settled: Settlement): boolean {
  return settled.kind === 'looked' && settled.held === 'quote_changed'
}

/** Money came, or the payment would not be held: so there is a charge. */
async function chargeOf(port: PaymentsPort, intentId: string | null): Promise<ChargeState> {
  const charge = intentId === null ? null : await readChargeOfIntent(port, intentId)
  if (charge === null) throw new Error(`${String(intentId)} has no charge.`)
  return charge
}

/** The decision is kept before Stripe is asked: its message of the refund may come first. */
async function refundHeld({ ctx, port, payment, release }: Held): Promise<ReleaseOutcome> {
  const { id: paymentId, stripePaymentIntentId: intentId } = payment
  if (!intentId) throw new Error(`The held payment ${paymentId} has no money to give back.`)
  if (!(await keepDecision(ctx, paymentId, release))) return { ok: false, kind: 'not_held' }
  try {
    const { status } = await port.refund(
      { payment_intent: intentId, metadata: { payment_record_id: String(paymentId) } },
      `refund-held-payment-${paymentId}-${Date.parse(release.at ?? '')}`,
    )
    if (status === 'failed' || status === 'canceled') {
      return { ok: false, kind: 'refund_refused', message: `The refund is ${status}.` }
    }
  } catch (error) {
    if (!isRefundedAlready(error)) {
      if (stripeTrouble(error) !== 'refused') throw error
      return { ok: false, kind: 'refund_refused', message: (error as Error).message }
    }
  }
  const charge = await chargeOf(port, intentId)
  await applyCharge({ ctx, paymentId, charge })
  return { ok: true, kind: charge.underWayMinor > 0 ? 'refund_under_way' : 'refunded' }
}

async function keepDecision(ctx: ServiceContext, paymentId: number, release: Release) {
  return withTransaction(ctx.payload, async (req) => {
    const payment = (await lockPayment(req, paymentId))?.payment
    if (payment?.isHeld !== true) return false
    // Until the money is back the reconciler looks after it.
    await writePayment(req, paymentId, { release, lookAt: firstLook(ctx.now()).toISOString() })
    return true
  })
}
