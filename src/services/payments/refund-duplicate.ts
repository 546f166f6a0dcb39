import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { intend } from './after-payment'
import { lockPayment, movePayment, writePayment } from './move-states'
import { errorDetailsOf, findPayment } from './records'

type Args = { ctx: ServiceContext; port: PaymentsPort; paymentId: number }

const firstPauseMs = 5 * 60_000
const longestPauseMs = 24 * 60 * 60_000

/**
 * Gives a second charge for a paid quote back. The key is the payment's own, so that however often
 * this is tried there is one refund. One that Stripe refused, or that failed, is told to the office
 * and tried again later under a new key, since the old one would repeat the old answer. What could
 * not be asked is tried again by the reconciler. Answers the payment as it stands afterwards.
 */
export async function refundDuplicate({ ctx, port, paymentId }: Args): Promise<Payment | null> {
  const payment = await findPayment(ctx, paymentId)
  if (payment === null || !payment.isDuplicate || payment.status !== 'succeeded') return payment
  const intentId = payment.stripePaymentIntentId
  const before = errorDetailsOf(payment)
  const tries = before?.refundTries ?? 0
  if (!intentId || (before?.retryAfter ?? '') > ctx.now().toISOString()) return payment
  try {
    const { status } = await port.refund(
      {
        payment_intent: intentId,
        reason: 'duplicate',
        metadata: { payment_record_id: String(paymentId) },
      },
      `refund-duplicate-payment-${paymentId}${tries > 0 ? `-${tries}` : ''}`,
    )
    if (status === 'failed' || status === 'canceled') {
      return await tryLater(ctx, paymentId, tries, `The refund is ${status} at Stripe.`)
    }
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'unknown') throw error
    ctx.payload.logger.error({ err: error, msg: 'A second charge is not refunded yet', paymentId })
    if (trouble !== 'refused') return payment
    return tryLater(ctx, paymentId, tries, error instanceof Error ? error.message : String(error))
  }
  return withTransaction(ctx.payload, async (req) => {
    const locked = await lockPayment(req, paymentId)
    if (locked === null || locked.payment.status !== 'succeeded') return locked?.payment ?? null
    const refunded = await movePayment(req, locked.payment, 'refunded', {
      refundedAmount: locked.payment.amount,
      errorDetails: null,
    })
    await intend(req, paymentId, 'duplicate_refunded')
    return refunded
  })
}

async function tryLater(
  ctx: ServiceContext,
  paymentId: number,
  tries: number,
  message: string,
): Promise<Payment | null> {
  return withTransaction(ctx.payload, async (req) => {
    const payment = (await lockPayment(req, paymentId))?.payment ?? null
    if (payment?.status !== 'succeeded') return payment
    if ((errorDetailsOf(payment)?.refundTries ?? 0) !== tries) return payment
    const pauseMs = Math.min(firstPauseMs * 4 ** tries, longestPauseMs)
    if (tries === 0) await intend(req, paymentId, 'refund_failed')
    return writePayment(req, paymentId, {
      errorDetails: {
        type: 'refund_failed',
        message,
        refundTries: tries + 1,
        retryAfter: new Date(ctx.now().getTime() + pauseMs).toISOString(),
      },
    })
  })
}
