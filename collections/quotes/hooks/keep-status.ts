import { APIError } from 'payload'
import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import type { Payment, Quote } from '@/payload-types'
import { flagged } from '../../access/context-flags'

function mayMoveStatus(context: RequestContext): boolean {
  return flagged(context, 'settlement') || flagged(context, 'transition')
}

function refuse(): never {
  throw new APIError('The status follows the payment and can’t be set by hand.', 403, null, true)
}

/** A new quote is unpaid, and only a payment changes that. */
export const keepQuoteStatus: CollectionBeforeChangeHook<Quote> = ({ data, originalDoc, req }) => {
  if (mayMoveStatus(req.context)) return data
  const { status, paymentStatus } = originalDoc ?? {
    status: 'pending_payment',
    paymentStatus: 'unpaid',
  }
  const moved =
    (data.status !== undefined && data.status !== status) ||
    (data.paymentStatus !== undefined && data.paymentStatus !== paymentStatus)
  if (moved) refuse()
  return data
}

/** A new payment is an open checkout, and only what Stripe says changes that. */
export const keepPaymentStatus: CollectionBeforeChangeHook<Payment> = ({
  data,
  originalDoc,
  req,
}) => {
  if (mayMoveStatus(req.context)) return data
  const status = originalDoc?.status ?? 'pending_checkout'
  if (data.status !== undefined && data.status !== status) refuse()
  return data
}
