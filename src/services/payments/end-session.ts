import 'server-only'
import type Stripe from 'stripe'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { createSession } from './create-session'
import { wasMadeFor } from './find-payment-of-session'
import { lockPayment, movePayment, writePayment } from './move-states'
import { errorDetailsOf } from './records'
import { settlePayment } from './settle-payment'

export type Ending =
  /** No session of this record can be paid any more; the record says how it ended. */
  | { ok: true; payment: Payment }
  /** Nothing was changed. */
  | { ok: false; kind: 'stripe_unreachable' }

type Args = {
  ctx: ServiceContext
  port: PaymentsPort
  payment: Payment
  /** The customer asked for it. */
  cancelled?: boolean
}

const unreachable: Ending = { ok: false, kind: 'stripe_unreachable' }
const clockSkewMs = 10 * 60_000

/**
 * Makes sure that the session of a payment record takes no money from here on: learns it where its
 * id was lost, expires it at Stripe, and settles whatever Stripe then says, paid included.
 */
export async function endSession({ ctx, port, payment, cancelled = false }: Args): Promise<Ending> {
  const found = await learnSession({ ctx, port, payment })
  if (found.kind === 'uncertain') return unreachable
  if (found.kind === 'none')
    return { ok: true, payment: await closeWithout(ctx, payment, cancelled) }
  let session: Stripe.Checkout.Session | null
  try {
    session = await expiredOrUnknown(port, payment, found.sessionId)
  } catch (error) {
    ctx.payload.logger.error({
      err: error,
      msg: 'A session could not be ended',
      payment: payment.id,
    })
    return unreachable
  }
  if (session === null) return { ok: true, payment: await closeWithout(ctx, payment, cancelled) }
  const settled = await settlePayment({ ctx, port, paymentId: payment.id, session, cancelled })
  return { ok: true, payment: settled.kind === 'looked' ? settled.payment : payment }
}

/**
 * The ended session, or null where Stripe has never heard of it, as after a change of the key. Its list
 * is asked too: a page that it knows after all could still be paid.
 */
async function expiredOrUnknown(
  port: PaymentsPort,
  payment: Payment,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await expired(port, id)
  } catch (error) {
    if (stripeTrouble(error) !== 'missing') throw error
    const listed = await searchSession(port, payment)
    if (listed.kind === 'none') return null
    if (listed.kind === 'uncertain' || listed.sessionId === id) throw error
    return expired(port, listed.sessionId)
  }
}

/** The session after it was told to end; one that can't end any more is given as it is. */
async function expired(port: PaymentsPort, id: string): Promise<Stripe.Checkout.Session> {
  try {
    return await port.expireSession(id)
  } catch (error) {
    if (stripeTrouble(error) !== 'refused') throw error
    const session = await port.retrieveSession(id)
    if (session.status === 'open') throw error
    return session
  }
}

type Learned = { kind: 'known'; sessionId: string } | { kind: 'none' } | { kind: 'uncertain' }

async function learnSession({ ctx, port, payment }: Args): Promise<Learned> {
  if (payment.stripeSessionId) return { kind: 'known', sessionId: payment.stripeSessionId }
  const creation = await createSession({ ctx, port, paymentId: payment.id })
  switch (creation.kind) {
    case 'session':
      return { kind: 'known', sessionId: creation.session.id }
    case 'refused':
      return { kind: 'none' }
    case 'busy':
      return { kind: 'uncertain' }
    case 'uncertain':
      return searchSession(port, payment)
  }
}

/**
 * A fault of Stripe's own is kept under the key and answered for a day, so that repeating the
 * request tells nothing: the list of sessions does.
 */
async function searchSession(port: PaymentsPort, payment: Payment): Promise<Learned> {
  const since = new Date(new Date(payment.createdAt).getTime() - clockSkewMs)
  try {
    const sessions = await port.sessionsSince(since)
    const mine = sessions.find((session) => wasMadeFor(payment, session))
    return mine === undefined ? { kind: 'none' } : { kind: 'known', sessionId: mine.id }
  } catch (error) {
    if (stripeTrouble(error) === 'unknown') throw error
    return { kind: 'uncertain' }
  }
}

/** The record of a checkout that never came to a session. */
export async function closeWithout(
  ctx: ServiceContext,
  { id }: Payment,
  cancelled: boolean,
): Promise<Payment> {
  return withTransaction(ctx.payload, async (req) => {
    const locked = await lockPayment(req, id)
    if (locked === null) throw new Error(`Payment ${id} is gone.`)
    const { payment } = locked
    if (payment.status === 'pending_checkout') {
      return movePayment(req, payment, cancelled ? 'cancelled_by_user' : 'expired')
    }
    const details = errorDetailsOf(payment)
    if (details?.sessionMayBeOpen !== true) return payment
    return writePayment(req, id, { errorDetails: { ...details, sessionMayBeOpen: false } })
  })
}
