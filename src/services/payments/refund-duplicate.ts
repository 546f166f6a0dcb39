import 'server-only'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { isRefundedAlready, stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { intend } from './after-payment'
import { applyCharge } from './apply-charge'
import { lockPayment, writePayment } from './move-states'
import { readChargeOfIntent } from './read-charge'
import { errorDetailsOf, findPayment } from './records'

type Args = { ctx: ServiceContext; port: PaymentsPort; paymentId: number }

const firstPauseMs = 5 * 60_000
const longestPauseMs = 24 * 60 * 60_000

/**
 * Gives a second charge for a paid quote back, and believes it when Stripe says that the money has
 * gone. The key is the payment's own, so that however often this is tried there is one refund. One
 * that Stripe refused, or that failed, is told to the office and tried again later under a new key,
 * since the old one would repeat the old answer. What could not be asked is tried again by the
 * reconciler. Answers the payment as it stands afterwards.
 */
export async function refundDuplicate({ ctx, port, paymentId }: Args): Promise<Payment | null> {
  const payment = await findPayment(ctx, paymentId)
  if (payment === null || !payment.isDuplicate || payment.status !== 'succeeded') return payment
  const intentId = payment.stripePaymentIntentId
  const tries = errorDetailsOf(payment)?.refundTries ?? 0
  if (!intentId) return payment
  try {
    const before = await readChargeOfIntent(port, intentId)
    const underWay = (before?.refundedMinor ?? 0) + (before?.underWayMinor ?? 0)
    if (before === null || underWay < before.amountMinor) {
      const attempt = tries + (before?.failedRefunds ?? 0)
      const { status } = await port.refund(
        {
          payment_intent: intentId,
          reason: 'duplicate',
          metadata: { payment_record_id: String(paymentId) },
        },
        `refund-duplicate-payment-${paymentId}${attempt > 0 ? `-${attempt}` : ''}`,
      )
      if (status === 'failed' || status === 'canceled') {
        return await tryLater(ctx, payment, tries, `The refund is ${status} at Stripe.`)
      }
    }
    const charge = await readChargeOfIntent(port, intentId)
    if (charge !== null) await applyCharge({ ctx, paymentId, charge })
    return await findPayment(ctx, paymentId)
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'unknown') throw error
    ctx.payload.logger.error({ err: error, msg: 'A second charge is not refunded yet', paymentId })
    if (trouble !== 'refused' || isRefundedAlready(error)) return payment
    return tryLater(ctx, payment, tries, error instanceof Error ? error.message : String(error))
  }
}

async function tryLater(
  ctx: ServiceContext,
  { id }: Payment,
  tries: number,
  message: string,
): Promise<Payment | null> {
  return withTransaction(ctx.payload, async (req) => {
    const payment = (await lockPayment(req, id))?.payment ?? null
    if (payment?.status !== 'succeeded') return payment
    if ((errorDetailsOf(payment)?.refundTries ?? 0) !== tries) return payment
    const pauseMs = Math.min(firstPauseMs * 4 ** tries, longestPauseMs)
    if (tries === 0) await intend(req, id, 'refund_failed')
    return writePayment(req, id, {
      lookAt: new Date(ctx.now().getTime() + pauseMs).toISOString(),
      errorDetails: { type: 'refund_failed', message, refundTries: tries + 1 },
    })
  })
}
