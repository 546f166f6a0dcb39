import 'server-only'
import type { PayloadRequest } from 'payload'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isFullyPaid } from '@/domain/payment/quote-states'
import type { QuoteState } from '@/domain/payment/quote-states'
import { bookedOn, owedOn } from '@/domain/payment/quote-payment-state'
import type { BookedPayment } from '@/domain/payment/quote-payment-state'
import type { Payment, Quote } from '@/payload-types'
import { tellOfMoney } from '../webhooks/what-happened'
import { moveQuote, moveQuoteBack } from './move-states'
import { accountOf, findPayments, moneyOfPayment } from './records'

type Move = {
  to: QuoteState
  /** When the whole was paid; null where it is so no more. */
  paidAt?: string | null
  /** A payment was voided: the quote may go back. */
  isVoiding?: boolean
  /** The payment that brings it there, where one does. */
  payment?: Payment
}

/** More payments than any quote has. */
const most = 1000

/**
 * Writes what a quote's payments come to: what was paid, what is owed, and how it stands by that. The
 * one place where these columns are written once there is a payment; call it after the payment's row
 * was written, with the quote's row locked.
 */
export async function bookOnQuote(
  req: PayloadRequest,
  quote: Quote,
  { to, paidAt, isVoiding = false, payment }: Move,
): Promise<Quote> {
  const currency = quote.currencyCodeAtQuote
  const isWhole = isFullyPaid({ status: to })
  const { totalMinor } = accountOf(quote)
  const standing = { isFullyPaid: isWhole, totalMinor }
  const { paidMinor, paymentStatus } = bookedOn(await bookedPayments(req, quote.id), standing)
  const owedMinor = owedOn({ paidMinor, isAllBack: paymentStatus === 'refunded' }, standing)
  const move = isVoiding ? moveQuoteBack : moveQuote
  const booked = await move(req, quote, to, {
    paymentStatus,
    amountPaid: minorToMajor(paidMinor, currency),
    balanceDue: minorToMajor(owedMinor, currency),
    ...(paidAt === undefined ? {} : { paidAt }),
  })
  const isNews = to !== quote.status && (to === 'deposit_paid' || isWhole)
  if (isNews && !isVoiding) await tellOfMoney(req, booked, { payment })
  return booked
}

/** The payments of a quote on which money ever came, as the domain reads them. */
export async function bookedPayments(
  req: PayloadRequest,
  quoteId: number,
): Promise<BookedPayment[]> {
  const payments = await findPayments(
    { payload: req.payload, req },
    { and: [{ quote: { equals: quoteId } }, { paidAt: { exists: true } }] },
    most,
  )
  return payments.map((payment) => ({
    status: payment.status,
    isDuplicate: payment.isDuplicate,
    amountMinor: moneyOfPayment(payment).minor,
    refundedMinor: majorToMinor(payment.refundedAmount ?? 0, payment.currency) ?? 0,
  }))
}
