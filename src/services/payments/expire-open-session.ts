import 'server-only'
import { isSettled } from '@/domain/payment/payment-states'
import type { ServiceContext } from '../context'
import { endSession } from './end-session'
import { errorDetailsOf, findPayments } from './records'

export type OpenSessionOutcome =
  | { ok: true }
  /** Paid meanwhile, on the way, or held for a person to look at: the quote must not change. */
  | { ok: false; kind: 'already_paid' | 'processing' | 'held' }
  /** Nothing was changed. */
  | { ok: false; kind: 'stripe_unreachable' }

type Args = {
  ctx: ServiceContext
  quoteId: number
  /** A deposit that was paid before stands in nobody's way. */
  mayBePaid?: boolean
}

/**
 * Ends every session at Stripe on which the quote could still be paid, so that it can be saved
 * again. Call it before the transaction that changes the quote, never inside one.
 */
export async function expireOpenSession({
  ctx,
  quoteId,
  mayBePaid = false,
}: Args): Promise<OpenSessionOutcome> {
  const payments = await findPayments(ctx, { quote: { equals: quoteId } })
  if (payments.some(({ isHeld }) => isHeld)) return { ok: false, kind: 'held' }
  if (!mayBePaid && payments.some(({ status }) => isSettled(status))) {
    return { ok: false, kind: 'already_paid' }
  }
  if (payments.some(({ status }) => status === 'processing')) {
    return { ok: false, kind: 'processing' }
  }
  const open = payments.filter(
    (payment) =>
      payment.status === 'pending_checkout' || errorDetailsOf(payment)?.sessionMayBeOpen === true,
  )
  if (open.length === 0) return { ok: true }
  if (ctx.payments === null) return { ok: false, kind: 'stripe_unreachable' }
  for (const payment of open) {
    const ending = await endSession({ ctx, port: ctx.payments, payment })
    if (!ending.ok) return ending
    const { status, isHeld } = ending.payment
    if (isHeld) return { ok: false, kind: 'held' }
    if (!mayBePaid && isSettled(status)) return { ok: false, kind: 'already_paid' }
    if (status === 'processing') return { ok: false, kind: 'processing' }
  }
  return { ok: true }
}
