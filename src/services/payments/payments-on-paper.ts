import 'server-only'
import type { Payload, PayloadRequest } from 'payload'
import { paymentReference } from '@/domain/payment/payment-reference'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaperMoney, PaperPayment, QuotePaper } from '@/domain/quote/paper'
import { moneyOn } from '@/domain/quote/paper-money'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import type { Payment, Quote } from '@/payload-types'
import { findPayments } from './records'

type Reader = { payload: Payload; req?: PayloadRequest }

/** What was paid on a quote, as its papers list it, the earliest first. */
export async function paymentsOnPaper(reader: Reader, quoteId: number): Promise<PaperPayment[]> {
  const payments = await findPayments(reader, {
    and: [
      { quote: { equals: quoteId } },
      { paidAt: { exists: true } },
      { isDuplicate: { not_equals: true } },
    ],
  })
  return payments
    .filter(({ status }) => isSettled(status))
    .map(paymentOnPaper)
    .sort((one, other) => one.date.localeCompare(other.date))
}

type OfQuote = {
  quote: Pick<Quote, 'id' | 'balanceDue' | 'currentRevision'>
  paper: QuotePaper
  standing: PaperStanding
}

/**
 * The money of a paper. What a yes to an offer would owe its total says, also where all that was paid before
 * went back; what is owed on the current revision otherwise is the quote's to say: nothing once it is paid,
 * whatever of that is given back.
 */
export async function moneyOfPaper(
  reader: Reader,
  { quote, paper, standing }: OfQuote,
): Promise<PaperMoney> {
  const money = moneyOn(paper, await paymentsOnPaper(reader, quote.id))
  if (standing === 'offered') return money.paid > 0 ? money : { ...money, owed: paper.sums.total }
  const isCurrent = paper.revision.number === quote.currentRevision
  return isCurrent ? { ...money, owed: quote.balanceDue } : money
}

function paymentOnPaper(payment: Payment): PaperPayment {
  const { id, purpose, method, paidAt, amount, refundedAmount, refunds } = payment
  return {
    reference: paymentReference(id),
    purpose,
    method,
    date: paidAt ?? payment.createdAt,
    amount,
    refunded: refundedAmount ?? 0,
    refunds: (refunds ?? [])
      .filter(({ state }) => state === 'succeeded')
      .map((refund) => ({ amount: refund.amount, date: refund.at }))
      .sort((one, other) => one.date.localeCompare(other.date)),
  }
}
