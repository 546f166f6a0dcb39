import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { lockPayment, movePayment } from './move-states'
import { queueDuplicateRefunded } from './payment-mail'
import { findPayment } from './records'

type Args = { ctx: ServiceContext; port: PaymentsPort; paymentId: number }

/**
 * Gives a second charge for a paid quote back. The key is the payment's own, so that however often
 * this is tried there is one refund; what fails here is tried again by the reconciler.
 * Answers the payment as it stands afterwards.
 */
export async function refundDuplicate({ ctx, port, paymentId }: Args): Promise<Payment | null> {
  const payment = await findPayment(ctx, paymentId)
  if (payment === null || !payment.isDuplicate || payment.status !== 'succeeded') return payment
  const intentId = payment.stripePaymentIntentId
  if (!intentId) return payment
  try {
    await port.refund(
      {
        payment_intent: intentId,
        reason: 'duplicate',
        metadata: { payment_record_id: String(paymentId) },
      },
      `refund-duplicate-payment-${paymentId}`,
    )
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'unknown') throw error
    ctx.payload.logger.error({ err: error, msg: 'A second charge is not refunded yet', paymentId })
    // Refused means, as a rule, that the office has refunded it already: its event tells the rest.
    return payment
  }
  return withTransaction(ctx.payload, async (req) => {
    const locked = await lockPayment(req, paymentId)
    if (locked === null || locked.payment.status !== 'succeeded') return locked?.payment ?? null
    const refunded = await movePayment(req, locked.payment, 'refunded', {
      refundedAmount: locked.payment.amount,
    })
    await queueDuplicateRefunded({ req, quote: locked.quote, payment: refunded })
    return refunded
  })
}
