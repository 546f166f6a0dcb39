import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import type { Payment, Quote } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { Refusal } from '../../refusal'

function mayMoveStatus(context: RequestContext): boolean {
  return flagged(context, 'settlement') || flagged(context, 'transition')
}

function refuse(): never {
  throw new Refusal('The status follows the payment and can’t be set by hand.', 403)
}

/** A new quote is unpaid, and only a payment changes that. */
export const keepQuoteStatus: CollectionBeforeChangeHook<Quote> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (mayMoveStatus(req.context)) return data
  const isNew = operation === 'create'
  const status = isNew ? 'pending_payment' : originalDoc?.status
  const paymentStatus = isNew ? 'unpaid' : originalDoc?.paymentStatus
  if (data.status !== undefined && data.status !== status) refuse()
  if (data.paymentStatus !== undefined && data.paymentStatus !== paymentStatus) refuse()
  return data
}

/** A new payment is an open checkout, and only what Stripe says changes that. */
export const keepPaymentStatus: CollectionBeforeChangeHook<Payment> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (mayMoveStatus(req.context)) return data
  const status = operation === 'create' ? 'pending_checkout' : originalDoc?.status
  if (data.status !== undefined && data.status !== status) refuse()
  return data
}
