import 'server-only'
import { paidOrDue } from '@/domain/payment/paid-or-due'
import { isSettled } from '@/domain/payment/payment-states'
import { paymentReference } from '@/domain/payment/payment-reference'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { PaymentPurpose } from '@/domain/quote/due'
import { isSentAndOver } from '@/domain/quote/link-state'
import { quoteNumber } from '@/domain/quote/quote-number'
import { hasRunOut } from '@/domain/quote/validity'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { dueNow } from '../quotes/own-quotes'
import { customerContact } from './customer-contact'
import { findOwnPayment, paymentIds } from './own-payment'
import { paymentsOnPaper } from './payments-on-paper'
import { findPayments, findQuote } from './records'

/** What the success and cancel pages tell of a payment beside its outcome. */
export type PaymentFacts = {
  quoteId: number
  number: string
  reference: string
  /** Of the amount, which may be another part of the quote than the payment was begun for. */
  purpose: PaymentPurpose
  /** What was paid, or else what is to pay now; major units. */
  amount: number
  /** What is left of the quote's total. */
  owed: number
  currency: string
  paidAt: string | null
  canPay: boolean
  validUntil: string | null
  hasRunOut: boolean
  /** The last payment by which its quote was paid, where this one was not; null where none was. */
  paidSince: string | null
  email: string
  /** Null where the office has to write. */
  phone: string | null
}

type Args = { ctx: ServiceContext; query: unknown }

/** The facts of one's own payment; null for another's, and for ids that fit no payment. */
export async function paymentFacts({ ctx, query }: Args): Promise<PaymentFacts | null> {
  const { actor, payload } = ctx
  const ids = paymentIds.safeParse(query)
  if (actor === null || !ids.success) return null
  const payment = await findOwnPayment(ctx, { kind: 'account', userId: actor.id }, ids.data)
  const quote = payment && (await findQuote(ctx, ids.data.quote_id))
  if (!payment || !quote) return null
  const isPaid = isSettled(payment.status)
  const isOpen = !isPaidQuote(quote)
  const now = dueNow(quote)
  const { email, phone } = await customerContact({ payload, quote })
  return {
    quoteId: quote.id,
    number: quoteNumber(quote.id),
    reference: paymentReference(payment.id),
    ...paidOrDue(payment, { isPaid, due: now, total: quote.totalCost }),
    owed: quote.balanceDue,
    currency: (isPaid ? payment.currency : quote.currencyCodeAtQuote).toUpperCase(),
    paidAt: isPaid ? (payment.paidAt ?? null) : null,
    canPay: now !== null && !isSentAndOver(quote, ctx.now()) && !(await isBlocked(ctx, quote.id)),
    validUntil: quote.validUntil ?? null,
    hasRunOut: isOpen && hasRunOut(quote.validUntil, ctx.now()),
    paidSince:
      isPaid || isOpen || quote.balanceDue > 0 ? null : await paymentSince(ctx, payment, quote.id),
    email: email ?? actor.email,
    phone,
  }
}

/** The last one that was begun after another, and is kept at least in part. */
async function paymentSince(
  ctx: ServiceContext,
  { id }: Payment,
  quoteId: number,
): Promise<string | null> {
  const isLater = (reference: string) =>
    reference.localeCompare(paymentReference(id), 'en', { numeric: true }) > 0
  const payments = await paymentsOnPaper(ctx, quoteId)
  const since = payments.findLast(
    ({ reference, amount, refunded }) => isLater(reference) && refunded < amount,
  )
  return since?.reference ?? null
}

/** Money is on its way, or the office has to look at a payment first. */
async function isBlocked(ctx: ServiceContext, quoteId: number): Promise<boolean> {
  const blocking = await findPayments(
    ctx,
    {
      and: [
        { quote: { equals: quoteId } },
        { or: [{ status: { equals: 'processing' } }, { isHeld: { equals: true } }] },
      ],
    },
    1,
  )
  return blocking.length > 0
}
