import 'server-only'
import type { PayloadRequest } from 'payload'
import type { Payment, Quote } from '@/payload-types'
import { paymentReference } from '@/domain/payment/payment-reference'
import { quoteNumber } from '@/domain/quote/quote-number'
import { idOrNull } from '../payments/records'
import { announce } from './announce'

/**
 * What travels: numbers, amounts as the API has them, and by which ids the rest is asked for. No name, no
 * address, no telephone number.
 */
function factsOfQuote(quote: Quote) {
  return {
    quoteId: quote.id,
    quoteNumber: quoteNumber(quote.id),
    customerId: idOrNull(quote.customer),
    revision: quote.currentRevision,
    currency: quote.currencyCodeAtQuote.toUpperCase(),
    total: quote.totalCost,
    tax: quote.taxAmount,
    deposit: quote.depositDue,
    paid: quote.amountPaid,
    balance: quote.balanceDue,
  }
}

function factsOfPayment({ id, amount, method, purpose }: Payment) {
  return {
    paymentId: id,
    paymentNumber: paymentReference(id),
    paymentAmount: amount,
    paymentMethod: method,
    paymentPurpose: purpose,
  }
}

export async function tellOfYes(req: PayloadRequest, quote: Quote, at: Date): Promise<void> {
  const about = quoteNumber(quote.id)
  await announce(req, { event: 'quote.accepted', about, data: factsOfQuote(quote), at })
}

/** A quote is paid, or its deposit; by which payment, where it was one. */
export async function tellOfMoney(
  req: PayloadRequest,
  quote: Quote,
  { payment }: { payment: Payment | undefined },
): Promise<void> {
  await announce(req, {
    event: quote.status === 'deposit_paid' ? 'quote.deposit_paid' : 'quote.paid',
    about: quoteNumber(quote.id),
    data: { ...factsOfQuote(quote), ...(payment ? factsOfPayment(payment) : {}) },
    at: new Date(),
  })
}

type Back = {
  quote: Quote
  payment: Payment
  /** What moved this time, and what went back by now, in major units. */
  amount: number
  refundedTotal: number
  /** The bank took it, or it was given. */
  cause: 'refund' | 'dispute'
}

export async function tellOfMoneyBack(
  req: PayloadRequest,
  { quote, payment, amount, refundedTotal, cause }: Back,
): Promise<void> {
  await announce(req, {
    event: amount > 0 ? 'payment.refunded' : 'payment.refund_returned',
    about: paymentReference(payment.id),
    data: {
      ...factsOfQuote(quote),
      ...factsOfPayment(payment),
      amount: Math.abs(amount),
      refundedTotal,
      cause,
    },
    at: new Date(),
  })
}

export async function tellOfVoid(
  req: PayloadRequest,
  quote: Quote,
  payment: Payment,
): Promise<void> {
  await announce(req, {
    event: 'payment.voided',
    about: paymentReference(payment.id),
    data: { ...factsOfQuote(quote), ...factsOfPayment(payment) },
    at: new Date(),
  })
}
