import type Stripe from 'stripe'
import { badRequest, noSuch } from './fault'
import type { Sandbox } from './context'
import { newDispute, newRefund } from './objects/money-back'
import { newCharge, newPaymentIntent } from './objects/payment'
import type { StoredSession } from './store'

/** What happens to sessions and money, whoever causes it: a shopper, the API or the control API. */
export function storedSession(sandbox: Sandbox, id: string): StoredSession {
  const stored = sandbox.store.state.sessions[id]
  if (stored === undefined) throw noSuch('checkout.session', id, 'session')
  endIfDue(sandbox, stored)
  return stored
}

function endIfDue(sandbox: Sandbox, { session }: StoredSession): void {
  if (session.status === 'open' && session.expires_at <= sandbox.now()) end(sandbox, session)
}

function end(sandbox: Sandbox, session: Stripe.Checkout.Session): void {
  session.status = 'expired'
  session.url = null
  sandbox.emit('checkout.session.expired', session)
}

export function expireSession(sandbox: Sandbox, id: string): Stripe.Checkout.Session {
  const { session } = storedSession(sandbox, id)
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  end(sandbox, session)
  return session
}

function charge(sandbox: Sandbox, intent: Stripe.PaymentIntent): void {
  const made = newCharge(intent, sandbox.now())
  sandbox.store.state.charges[made.id] = made
  intent.latest_charge = made.id
  intent.amount_received = intent.amount
  intent.status = 'succeeded'
  sandbox.emit('charge.succeeded', made)
  sandbox.emit('payment_intent.succeeded', intent)
}

/** The shopper's card was accepted, or a slower way of payment was begun. */
export function completeSession(
  sandbox: Sandbox,
  id: string,
  money: 'now' | 'later' = 'now',
): Stripe.Checkout.Session {
  const stored = storedSession(sandbox, id)
  const { session } = stored
  if (session.status !== 'open') throw badRequest('This Checkout Session is no longer open.')
  const intent = newPaymentIntent({
    session,
    created: sandbox.now(),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    metadata: {},
  })
  sandbox.store.state.paymentIntents[intent.id] = intent
  session.payment_intent = intent.id
  session.status = 'complete'
  session.url = null
  if (money === 'now' && stored.moneyComesLater !== true) {
    charge(sandbox, intent)
    session.payment_status = 'paid'
  }
  sandbox.emit('checkout.session.completed', session)
  return session
}

/** The end of a slower way of payment. */
export function finishLatePayment(
  sandbox: Sandbox,
  id: string,
  outcome: 'succeeded' | 'failed',
): Stripe.Checkout.Session {
  const { session } = storedSession(sandbox, id)
  const intent = sandbox.store.state.paymentIntents[String(session.payment_intent)]
  if (intent === undefined || session.payment_status === 'paid') {
    throw badRequest('This Checkout Session waits for no money.')
  }
  if (outcome === 'succeeded') {
    charge(sandbox, intent)
    session.payment_status = 'paid'
    sandbox.emit('checkout.session.async_payment_succeeded', session)
  } else {
    intent.status = 'requires_payment_method'
    sandbox.emit('payment_intent.payment_failed', intent)
    sandbox.emit('checkout.session.async_payment_failed', session)
  }
  return session
}

type RefundWish = {
  charge: Stripe.Charge
  amount?: number | undefined
  metadata?: Record<string, string> | undefined
  reason?: Stripe.Refund['reason'] | undefined
}

export function refundCharge(sandbox: Sandbox, wish: RefundWish): Stripe.Refund {
  const { charge: refunded } = wish
  const left = refunded.amount - refunded.amount_refunded
  if (left === 0) {
    throw badRequest(`Charge ${refunded.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = wish.amount ?? left
  if (amount < 1) {
    throw badRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (amount > left) {
    throw badRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    )
  }
  const refund = newRefund({
    charge: refunded,
    amount,
    created: sandbox.now(),
    metadata: wish.metadata ?? {},
    reason: wish.reason ?? null,
    status: sandbox.refundsWait ? 'pending' : 'succeeded',
  })
  sandbox.store.state.refunds[refund.id] = refund
  refunded.amount_refunded += amount
  refunded.refunded = refunded.amount_refunded === refunded.amount
  sandbox.emit('refund.created', refund)
  sandbox.emit('charge.refunded', refunded)
  return refund
}

/** The end of a refund: the money has arrived, or comes back because the card is closed. */
export function finishRefund(
  sandbox: Sandbox,
  id: string,
  outcome: 'succeeded' | 'failed',
): Stripe.Refund {
  const refund = sandbox.store.state.refunds[id]
  if (refund === undefined) throw noSuch('refund', id)
  refund.status = outcome
  if (outcome === 'failed') {
    const refunded = storedCharge(sandbox, String(refund.charge))
    refunded.amount_refunded -= refund.amount
    refunded.refunded = false
    refund.failure_reason = 'expired_or_canceled_card'
    sandbox.emit('refund.failed', refund)
  }
  sandbox.emit('refund.updated', refund)
  sandbox.emit('charge.refund.updated', refund)
  return refund
}

export function storedCharge(sandbox: Sandbox, id: string, param = 'id'): Stripe.Charge {
  const found = sandbox.store.state.charges[id]
  if (found === undefined) throw noSuch('charge', id, param)
  return found
}

export function openDispute(sandbox: Sandbox, chargeId: string): Stripe.Dispute {
  const disputed = storedCharge(sandbox, chargeId)
  const dispute = newDispute(disputed, sandbox.now())
  sandbox.store.state.disputes[dispute.id] = dispute
  disputed.disputed = true
  sandbox.emit('charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(sandbox: Sandbox, id: string, status: 'won' | 'lost'): Stripe.Dispute {
  const dispute = sandbox.store.state.disputes[id]
  if (dispute === undefined) throw noSuch('dispute', id)
  dispute.status = status
  sandbox.emit('charge.dispute.closed', dispute)
  return dispute
}
