import 'server-only'
import type Stripe from 'stripe'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { ServiceContext } from '../context'
import { applyCharge } from './apply-charge'
import { paymentOfIntent, paymentOfSession } from './find-payment-of-session'
import { readCharge } from './read-charge'
import { isRecorded } from './recorded-events'
import type { EventMark } from './recorded-events'
import { findPayments } from './records'
import { reportStray } from './report-stray'
import { settlePayment } from './settle-payment'

/** What the webhook endpoint has to be sent; any other type is answered and passed over. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
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
  const { event, port } = args
  const { id } = event.data.object as { id?: unknown }
  if (typeof id !== 'string') return 'not_ours'
  try {
    if (event.type.startsWith('checkout.session.')) return await handleSession(args, id)
    if (event.type === 'charge.refunded') return await handleCharge(args, id)
    if (event.type.startsWith('charge.dispute.')) {
      const dispute = await port.retrieveDispute(id)
      return await handleCharge(args, idIn(dispute.charge), dispute)
    }
    return await handleCharge(args, idIn((await port.retrieveRefund(id)).charge))
  } catch (error) {
    if (stripeTrouble(error) !== 'missing') throw error
    // Stripe told us of it, and does not know it now: it will later, where it is one of ours.
    if (await isKnownHere(args)) throw error
    return 'not_ours'
  }
}

async function isKnownHere({ ctx, event }: Args): Promise<boolean> {
  const { id, payment_intent: intent } = event.data.object as {
    id?: unknown
    payment_intent?: unknown
  }
  const known = await findPayments(
    ctx,
    {
      or: [
        { stripeSessionId: { equals: String(id) } },
        { stripePaymentIntentId: { equals: typeof intent === 'string' ? intent : 'none' } },
      ],
    },
    1,
  )
  return known.length > 0
}

async function handleSession({ ctx, port, event }: Args, id: string): Promise<EventOutcome> {
  const mark = { id: event.id, type: event.type }
  const session = await port.retrieveSession(id)
  const payment = await paymentOfSession(ctx, session)
  if (payment === null) {
    return (await reportStray({ ctx, session, event: mark })) ? 'handled' : 'not_ours'
  }
  const settled = await settlePayment({ ctx, port, paymentId: payment.id, session, event: mark })
  return settled.kind === 'known_event' ? 'repeated' : 'handled'
}

/** Somebody may book the same charge while Stripe is asked; nobody is that fast that often. */
const mostRounds = 5

async function handleCharge(
  { ctx, port, event }: Args,
  chargeId: string | null,
  dispute?: Stripe.Dispute,
): Promise<EventOutcome> {
  if (chargeId === null) return 'not_ours'
  let seenAt: string | undefined
  for (let round = 0; round < mostRounds; round += 1) {
    const charge = await readCharge(port, chargeId)
    const found =
      charge.intentId === null ? null : await paymentOfIntent(ctx, port, charge.intentId)
    if (found === null) return 'not_ours'
    const { id: paymentId, status, updatedAt } = found.payment
    if (!isSettled(status) && found.session !== null) {
      // The news of the payment itself is still on its way: it comes first.
      await settlePayment({ ctx, port, paymentId, session: found.session })
    }
    const known = { ctx, paymentId, seenAt, charge }
    const mark = { id: event.id, type: event.type }
    const outcome =
      dispute === undefined
        ? await applyCharge({ ...known, event: mark })
        : await applyDispute({ ...known, event: mark, dispute })
    if (outcome !== 'outrun') return outcome === 'known_event' ? 'repeated' : 'handled'
    seenAt = updatedAt
  }
  throw new Error(`Charge ${chargeId} is written by others all the time.`)
}

/** How its refunds stand comes first: what a dispute takes is counted from there. */
async function applyDispute(args: Parameters<typeof applyCharge>[0] & { event: EventMark }) {
  const { event: _event, dispute: _dispute, ...known } = args
  const refunds = await applyCharge(known)
  return refunds === 'outrun' ? refunds : applyCharge(args)
}

function idIn(related: string | { id: string } | null): string | null {
  return typeof related === 'string' ? related : (related?.id ?? null)
}
