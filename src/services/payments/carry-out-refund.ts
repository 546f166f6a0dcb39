import 'server-only'
import type Stripe from 'stripe'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import type { KeptRefund } from '@/domain/payment/refunds'
import { toStripeAmount } from '@/integrations/stripe/stripe-amount'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { applyCharge } from './apply-charge'
import { changedRefunds, keptRefunds } from './kept-refunds'
import { lockPayment, writePayment } from './move-states'
import { readChargeOfIntent, reportedRefund } from './read-charge'
import { findPayment } from './records'

type Args = { ctx: ServiceContext; port: PaymentsPort; payment: Payment; refund: KeptRefund }

export type RefundOutcome = { kind: 'asked' } | { kind: 'refused'; message: string }

/**
 * Asks Stripe for a refund that is kept with its payment, under the key of that row: however often it
 * is asked for there is one. What Stripe says of it is booked like every other news of the charge.
 * Throws where Stripe could not be asked; the row stays, and the reconciler asks again.
 */
export async function carryOutRefund(args: Args): Promise<RefundOutcome> {
  const { ctx, port, payment, refund } = args
  const { id: paymentId, stripePaymentIntentId: intentId, currency } = payment
  if (!intentId) throw new Error(`Payment ${paymentId} has no money to give back.`)
  let made: Stripe.Refund
  try {
    made = await port.refund(
      {
        payment_intent: intentId,
        amount: toStripeAmount({ minor: refund.amountMinor, currency }),
        reason: 'requested_by_customer',
        metadata: { payment_record_id: String(paymentId), refund_key: refund.key },
      },
      `refund-payment-${paymentId}-${refund.key}`,
    )
  } catch (error) {
    if (stripeTrouble(error) !== 'refused') throw error
    const message = error instanceof Error ? error.message : String(error)
    await markFailed(args)
    return { kind: 'refused', message }
  }
  const seenAt = (await findPayment(ctx, paymentId))?.updatedAt
  const charge = await readChargeOfIntent(port, intentId)
  if (charge !== null) {
    // A key that may not read refunds knows the one that it made.
    const refunds = charge.refunds.length > 0 ? charge.refunds : [reportedRefund(made)]
    await applyCharge({ ctx, paymentId, seenAt, charge: { ...charge, refunds } })
  }
  return { kind: 'asked' }
}

/** Nothing goes back by this one; another may be asked for. */
export async function markFailed({ ctx, payment, refund }: Omit<Args, 'port'>): Promise<void> {
  await withTransaction(ctx.payload, async (req) => {
    const locked = (await lockPayment(req, payment.id))?.payment
    if (locked === undefined) return
    const rows = keptRefunds(locked).map((row) =>
      row.key === refund.key && row.state === 'requested'
        ? { ...row, state: 'failed' as const }
        : row,
    )
    await writePayment(req, payment.id, changedRefunds(locked, rows))
  })
}
