import 'server-only'
import { isSettled } from '@/domain/payment/payment-states'
import type { ServiceContext } from '../context'
import { endOpenCheckouts } from './end-open-checkouts'
import type { EndedCheckouts } from './end-open-checkouts'
import { findPayments } from './records'

type Args = {
  ctx: ServiceContext
  quoteId: number
  /** A deposit that was paid before stands in nobody's way. */
  mayBePaid?: boolean
}

/**
 * Ends every session at Stripe on which the quote could still be paid, so that it can be saved
 * again: one that is paid, being paid or held must not change. Call it before the transaction that
 * changes the quote, never inside one.
 */
export async function expireOpenSession({
  ctx,
  quoteId,
  mayBePaid = false,
}: Args): Promise<EndedCheckouts> {
  const payments = await findPayments(ctx, { quote: { equals: quoteId } })
  if (payments.some(({ isHeld }) => isHeld)) return { ok: false, kind: 'held' }
  if (!mayBePaid && payments.some(({ status }) => isSettled(status))) {
    return { ok: false, kind: 'already_paid' }
  }
  if (payments.some(({ status }) => status === 'processing')) {
    return { ok: false, kind: 'processing' }
  }
  return endOpenCheckouts({ ctx, quoteId, mayBePaid })
}
