import 'server-only'
import type Stripe from 'stripe'
import type { SessionReport } from '@/domain/payment/judge-session'
import type { Money } from '@/domain/payment/same-money'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { fromStripeAmount } from '@/integrations/stripe/stripe-amount'

/** Stripe's session in the words of the domain; asks for the intent where the money is not there. */
export async function reportOf(
  port: PaymentsPort,
  session: Stripe.Checkout.Session,
): Promise<SessionReport> {
  const status = statusOf(session)
  const isPaid = session.payment_status !== 'unpaid'
  return {
    status,
    isPaid,
    moneyFailed: status === 'complete' && !isPaid && (await hasMoneyFailed(port, session)),
    money: moneyOfSession(session),
  }
}

/** What the session asks for, or was paid with. */
export function moneyOfSession({ amount_total, currency }: Stripe.Checkout.Session): Money {
  const known = currency ?? ''
  return { minor: fromStripeAmount(amount_total ?? 0, known), currency: known }
}

const statuses = ['open', 'complete', 'expired'] as const

function statusOf({ id, status }: Stripe.Checkout.Session): SessionReport['status'] {
  const known = statuses.find((one) => one === status)
  if (known === undefined) {
    throw new Error(`Session ${id} has the unknown status ${String(status)}.`)
  }
  return known
}

async function hasMoneyFailed(
  port: PaymentsPort,
  session: Stripe.Checkout.Session,
): Promise<boolean> {
  const intentId = intentIdOf(session)
  if (intentId === null) return false
  const { status } = await port.retrieveIntent(intentId)
  return status === 'requires_payment_method' || status === 'canceled'
}

export function intentIdOf({ payment_intent }: Stripe.Checkout.Session): string | null {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
}
