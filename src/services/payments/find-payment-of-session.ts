import 'server-only'
import type Stripe from 'stripe'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { paidByLink } from './checkout-request'
import { findPayment, findPayments, idOf, idOrNull } from './records'

/** The record that a session of Stripe's was made for, or null when it is none of ours. */
export async function paymentOfSession(
  ctx: ServiceContext,
  session: Stripe.Checkout.Session,
): Promise<Payment | null> {
  const id = Number(session.metadata?.payment_record_id)
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const payment = await findPayment(ctx, id)
  return payment !== null && isSessionOf(payment, session) ? payment : null
}

/**
 * Whether a session was made for this record and no other. An id alone proves nothing: another shop
 * on the account counts too, and so does this one again after a backup was restored.
 */
export function isSessionOf(payment: Payment, session: Stripe.Checkout.Session): boolean {
  const isOther = Boolean(payment.stripeSessionId) && payment.stripeSessionId !== session.id
  return !isOther && wasMadeFor(payment, session)
}

/** The same of one that the record may not know of. */
export function wasMadeFor(payment: Payment, session: Stripe.Checkout.Session): boolean {
  const { payment_record_id, payment_token, user_id } = session.metadata ?? {}
  return (
    payment_record_id === String(payment.id) &&
    user_id === String(idOrNull(payment.user) ?? paidByLink) &&
    session.client_reference_id === String(idOf(payment.quote)) &&
    (!payment.token || payment_token === payment.token)
  )
}

type Found = { payment: Payment; session: Stripe.Checkout.Session | null }

/**
 * The record whose money a payment intent moved, or null. Where the record does not know its
 * intent yet, because this message came first, the session is given too.
 */
export async function paymentOfIntent(
  ctx: ServiceContext,
  port: PaymentsPort,
  intentId: string,
): Promise<Found | null> {
  const [known] = await findPayments(ctx, { stripePaymentIntentId: { equals: intentId } }, 1)
  if (known !== undefined) return { payment: known, session: null }
  const session = await port.sessionOfIntent(intentId)
  if (session === null) return null
  const payment = await paymentOfSession(ctx, session)
  return payment === null ? null : { payment, session }
}
