import 'server-only'
import type { PayloadRequest } from 'payload'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isFullyPaid } from '@/domain/payment/quote-states'
import type { QuoteState } from '@/domain/payment/quote-states'
import { bookedOn } from '@/domain/payment/quote-payment-state'
import type { Quote } from '@/payload-types'
import { moveQuote } from './move-states'
import { accountOf, findPayments, moneyOfPayment } from './records'

type Move = { to: QuoteState; paidAt?: string }

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
  { to, paidAt }: Move,
): Promise<Quote> {
  const payments = await findPayments(
    { payload: req.payload, req },
    { and: [{ quote: { equals: quote.id } }, { paidAt: { exists: true } }] },
    most,
  )
  const currency = quote.currencyCodeAtQuote
  const isWhole = isFullyPaid({ status: to })
  const { paidMinor, paymentStatus } = bookedOn(
    payments.map((payment) => ({
      status: payment.status,
      isDuplicate: payment.isDuplicate,
      amountMinor: moneyOfPayment(payment).minor,
      refundedMinor: majorToMinor(payment.refundedAmount ?? 0, payment.currency) ?? 0,
    })),
    { isFullyPaid: isWhole },
  )
  const owedMinor = isWhole ? 0 : Math.max(0, accountOf(quote).totalMinor - paidMinor)
  return moveQuote(req, quote, to, {
    paymentStatus,
    amountPaid: minorToMajor(paidMinor, currency),
    balanceDue: minorToMajor(owedMinor, currency),
    ...(paidAt === undefined ? {} : { paidAt }),
  })
}
