import 'server-only'
import { isSettled } from '@/domain/payment/payment-states'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { endSession } from './end-session'
import { errorDetailsOf, findPayments } from './records'

export type EndedCheckouts =
  | { ok: true }
  /** Stripe says that one of them was paid after all, is being paid, or has other money than asked. */
  | { ok: false; kind: 'already_paid' | 'processing' | 'held' }
  /** Nothing was changed. */
  | { ok: false; kind: 'stripe_unreachable' }

type Args = {
  ctx: ServiceContext
  quoteId: number
  /** One that was paid after all stands in nobody's way. */
  mayBePaid?: boolean
}

/** Whether somebody could still pay on a page of this record's. */
export function mayBeOpen(payment: Payment): boolean {
  return payment.status === 'pending_checkout' || errorDetailsOf(payment)?.sessionMayBeOpen === true
}

/**
 * Ends every session at Stripe on which a quote could still be paid. Call it before the transaction
 * that changes what is owed, never inside one.
 */
export async function endOpenCheckouts({
  ctx,
  quoteId,
  mayBePaid = false,
}: Args): Promise<EndedCheckouts> {
  const payments = await findPayments(ctx, { quote: { equals: quoteId } })
  for (const payment of payments.filter(mayBeOpen)) {
    if (ctx.payments === null) return { ok: false, kind: 'stripe_unreachable' }
    const ending = await endSession({ ctx, port: ctx.payments, payment })
    if (!ending.ok) return ending
    const { status, isHeld } = ending.payment
    if (isHeld) return { ok: false, kind: 'held' }
    if (!mayBePaid && isSettled(status)) return { ok: false, kind: 'already_paid' }
    if (status === 'processing') return { ok: false, kind: 'processing' }
  }
  return { ok: true }
}
