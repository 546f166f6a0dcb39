import 'server-only'
import type Stripe from 'stripe'
import type { ReportedRefund } from '@/domain/payment/refunds'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { fromStripeAmount } from '@/integrations/stripe/stripe-amount'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'

/** How a charge stands, in minor units. */
export type ChargeState = {
  intentId: string | null
  amountMinor: number
  /** What is back with the customer. */
  refundedMinor: number
  /** What is on its way there, and may still come back. */
  underWayMinor: number
  failedRefunds: number
  /** Each of them; none where the key may not read them. */
  refunds: ReportedRefund[]
  areRefundsRead: boolean
}

/**
 * Asks Stripe how a charge stands. The charge itself counts refunds that are under way, so each of them
 * is looked at; a key that may not read refunds has to do with the charge's own figure.
 */
export async function readCharge(port: PaymentsPort, chargeId: string): Promise<ChargeState> {
  const charge = await port.retrieveCharge(chargeId)
  const read = await refundsOf(port, chargeId)
  const refunds = read ?? []
  const sumOf = (...statuses: (string | null)[]) =>
    refunds
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amount }) => sum + amount, 0)
  const inMinor = (amount: number) => fromStripeAmount(amount, charge.currency)
  return {
    intentId: idIn(charge.payment_intent),
    amountMinor: inMinor(charge.amount),
    refundedMinor: inMinor(
      // old refunds have no status
      refunds.length > 0 ? sumOf('succeeded', null) : charge.amount_refunded,
    ),
    underWayMinor: inMinor(sumOf('pending', 'requires_action')),
    failedRefunds: refunds.filter(({ status }) => status === 'failed').length,
    refunds: refunds.map(reportedRefund),
    areRefundsRead: read !== null,
  }
}

/** A refund as Stripe tells of it. */
export function reportedRefund(refund: Stripe.Refund): ReportedRefund {
  return {
    stripeId: refund.id,
    key: refund.metadata?.refund_key ?? null,
    amountMinor: fromStripeAmount(refund.amount, refund.currency),
    state: stateOf(refund.status),
    at: new Date(refund.created * 1000).toISOString(),
  }
}

/** The charge that moved the money of an intent; null where none did. */
export async function readChargeOfIntent(
  port: PaymentsPort,
  intentId: string,
): Promise<ChargeState | null> {
  const latest = idIn((await port.retrieveIntent(intentId)).latest_charge)
  return latest === null ? null : readCharge(port, latest)
}

function stateOf(status: string | null): ReportedRefund['state'] {
  switch (status) {
    case 'pending':
    case 'requires_action':
      return 'pending'
    case 'failed':
    case 'canceled':
      return 'failed'
    default:
      // old refunds have no status
      return 'succeeded'
  }
}

/** Null where the key may not read them. */
async function refundsOf(port: PaymentsPort, chargeId: string): Promise<Stripe.Refund[] | null> {
  try {
    return await port.refundsOfCharge(chargeId)
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'refused' || trouble === 'missing') return null
    throw error
  }
}

function idIn(related: string | { id: string } | null): string | null {
  return typeof related === 'string' ? related : (related?.id ?? null)
}
