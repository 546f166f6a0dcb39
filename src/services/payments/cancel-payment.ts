import 'server-only'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaymentState } from '@/domain/payment/payment-states'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { endSession } from './end-session'
import { lockPayment, movePayment, moveQuote } from './move-states'
import { findOwnPayment, paymentIds } from './own-payment'
import { payerOf } from './payer'
import type { Payer } from './payer'
import { errorDetailsOf } from './records'

export type CancelOutcome =
  | { ok: true; kind: 'cancelled' | 'paid_after_all' }
  | { ok: false; kind: 'unexpected_status'; status: PaymentState }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'not_configured'
        | 'missing_information'
        | 'not_found'
        | 'stripe_unreachable'
    }

type Args = {
  ctx: ServiceContext
  query: unknown
  /** The account that is signed in, unless said otherwise. */
  payer?: Payer | null
}

/**
 * Takes a payment back. The session is ended at Stripe first: only when no card can be charged any
 * more is anything called cancelled. Where Stripe was faster, the payment counts as paid; where
 * Stripe can't be reached, nothing changes.
 */
export async function cancelPayment({
  ctx,
  query,
  payer = payerOf(ctx),
}: Args): Promise<CancelOutcome> {
  const { payments: port } = ctx
  if (payer === null) return { ok: false, kind: 'not_signed_in' }
  const ids = paymentIds.safeParse(query)
  if (!ids.success) return { ok: false, kind: 'missing_information' }
  const payment = await findOwnPayment(ctx, payer, ids.data)
  if (payment === null) return { ok: false, kind: 'not_found' }
  if (payment.status !== 'pending_checkout' && payment.status !== 'checkout_failed') {
    return said(payment)
  }
  const maybeOpen =
    payment.status === 'pending_checkout' || errorDetailsOf(payment)?.sessionMayBeOpen === true
  if (!maybeOpen) return said(await markCancelled(ctx, payment))
  if (port === null) return { ok: false, kind: 'not_configured' }
  const ending = await endSession({ ctx, port, payment, cancelled: true })
  if (!ending.ok) return ending
  return said(
    ending.payment.status === 'checkout_failed'
      ? await markCancelled(ctx, payment)
      : ending.payment,
  )
}

function said({ status }: Payment): CancelOutcome {
  if (status === 'cancelled_by_user') return { ok: true, kind: 'cancelled' }
  if (isSettled(status)) return { ok: true, kind: 'paid_after_all' }
  return { ok: false, kind: 'unexpected_status', status }
}

/** A checkout that failed leaves nothing at Stripe to end. */
async function markCancelled(ctx: ServiceContext, { id }: Payment): Promise<Payment> {
  return withTransaction(ctx.payload, async (req) => {
    const locked = await lockPayment(req, id)
    if (locked === null) throw new Error(`Payment ${id} is gone.`)
    const { payment, quote } = locked
    if (payment.status !== 'checkout_failed') return payment
    if (quote.status === 'pending_payment' && !isPaidQuote(quote)) {
      await moveQuote(req, quote, 'payment_cancelled')
    }
    return movePayment(req, payment, 'cancelled_by_user')
  })
}
