import 'server-only'
import type Stripe from 'stripe'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { refusedParam, stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { ServiceContext } from '../context'
import { checkoutKey } from './checkout-request'
import { findPayment } from './records'

export type Creation =
  | { kind: 'session'; session: Stripe.Checkout.Session }
  /** Stripe said no, so there is no session; `too_late`: the record's end can't be met any more. */
  | { kind: 'refused'; reason: 'too_late' | 'other'; message: string }
  /** Somebody else is creating it right now. */
  | { kind: 'busy' }
  /** There may be a session, or not. */
  | { kind: 'uncertain'; message: string }

type Args = { ctx: ServiceContext; port: PaymentsPort; paymentId: number }

/**
 * Sends the record's stored request under the record's own key. However often it is sent, Stripe
 * makes one session of it and answers with that one.
 */
export async function createSession({ ctx, port, paymentId }: Args): Promise<Creation> {
  // Read anew: the database keeps the fields in an order of its own, and the body has to be the same.
  const payment = await findPayment(ctx, paymentId)
  const stored = payment?.checkoutRequest
  if (payment === null || typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    throw new Error(`Payment ${paymentId} has no checkout request.`)
  }
  const request = stored as Stripe.Checkout.SessionCreateParams
  try {
    return { kind: 'session', session: await port.createSession(request, checkoutKey(payment)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    switch (stripeTrouble(error)) {
      case 'refused':
      case 'missing':
        return {
          kind: 'refused',
          reason: refusedParam(error) === 'expires_at' ? 'too_late' : 'other',
          message,
        }
      case 'busy':
        return { kind: 'busy' }
      case 'fault':
      case 'unreachable':
      case 'unknown':
        ctx.payload.logger.error({ err: error, msg: 'Stripe gave no session', paymentId })
        return { kind: 'uncertain', message }
    }
  }
}
