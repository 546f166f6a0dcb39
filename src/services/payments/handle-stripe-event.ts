import type Stripe from 'stripe'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { ServiceContext } from '../context'
import { applyCharge } from './apply-charge'
import { paymentOfIntent, paymentOfSession } from './find-payment-of-session'
import { isRecorded } from './recorded-events'
import { settlePayment } from './settle-payment'

/** What the webhook endpoint has to be sent; any other type is answered and passed over. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

export type EventOutcome = 'handled' | 'repeated' | 'not_ours'

type Args = { ctx: ServiceContext; port: PaymentsPort; event: Stripe.Event }

/**
 * Takes an event as a ring of the door: only the id in it counts, the rest is asked of Stripe. So
 * their order, number and age do not matter. Throws when it could not be handled now, so that
 * Stripe sends it again.
 */
export async function handleStripeEvent(args: Args): Promise<EventOutcome> {
  const { ctx, event } = args
  if (!(handledEvents as readonly string[]).includes(event.type)) return 'not_ours'
  if (await isRecorded(ctx.payload, event.id)) return 'repeated'
  const outcome = await handle(args)
  if (outcome === 'not_ours') {
    ctx.payload.logger.info({ msg: 'An event that is not ours', id: event.id, type: event.type })
  }
  return outcome
}

async function handle(args: Args): Promise<EventOutcome> {
  const { id } = args.event.data.object as { id?: unknown }
  if (typeof id !== 'string') return 'not_ours'
  try {
    if (args.event.type.startsWith('checkout.session.')) return await handleSession(args, id)
    if (args.event.type === 'charge.refunded') {
      return await handleCharge(args, await args.port.retrieveCharge(id))
    }
    const dispute = await args.port.retrieveDispute(id)
    const chargeId = typeof dispute.charge === 'string' ? dispute.charge : dispute.charge.id
    return await handleCharge(args, await args.port.retrieveCharge(chargeId), dispute)
  } catch (error) {
    if (stripeTrouble(error) === 'missing') return 'not_ours'
    throw error
  }
}

async function handleSession({ ctx, port, event }: Args, id: string): Promise<EventOutcome> {
  const session = await port.retrieveSession(id)
  const payment = await paymentOfSession(ctx, session)
  if (payment === null) return 'not_ours'
  const settled = await settlePayment({
    ctx,
    port,
    paymentId: payment.id,
    session,
    event: { id: event.id, type: event.type },
  })
  return settled.kind === 'known_event' ? 'repeated' : 'handled'
}

async function handleCharge(
  { ctx, port, event }: Args,
  charge: Stripe.Charge,
  dispute?: Stripe.Dispute,
): Promise<EventOutcome> {
  const intent = charge.payment_intent
  const intentId = typeof intent === 'string' ? intent : intent?.id
  if (intentId === undefined) return 'not_ours'
  const found = await paymentOfIntent(ctx, port, intentId)
  if (found === null) return 'not_ours'
  if (!isSettled(found.payment.status) && found.session !== null) {
    // The news of the payment itself is still on its way: it comes first.
    await settlePayment({ ctx, port, paymentId: found.payment.id, session: found.session })
  }
  const outcome = await applyCharge({
    ctx,
    paymentId: found.payment.id,
    event: { id: event.id, type: event.type },
    charge,
    ...(dispute === undefined ? {} : { dispute }),
  })
  return outcome === 'known_event' ? 'repeated' : 'handled'
}
