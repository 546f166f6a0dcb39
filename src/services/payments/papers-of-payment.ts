import 'server-only'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { moneyOn, moneyUntil } from '@/domain/quote/paper-money'
import type { MailPaper } from '@/mail/mail-message'
import type { Payment, Quote } from '@/payload-types'
import { paperOfQuote } from '../revisions/paper-of-quote'
import { paymentsOnPaper } from './payments-on-paper'

type Args = { req: PayloadRequest; quote: Quote; payment: Payment; locale: Locale }

/** The receipt that goes with a letter, of what was paid until then; none where nothing says what it was for. */
export async function receiptOf({ req, quote, payment, locale }: Args): Promise<MailPaper[]> {
  const paper = await paperOfQuote({ payload: req.payload, req, quote })
  if (paper === null) return []
  const payments = await paymentsOnPaper({ payload: req.payload, req }, quote.id)
  const reference = paymentReference(payment.id)
  const paid = payments.find((one) => one.reference === reference)
  if (paid === undefined) return []
  const money = moneyUntil(paper, payments, paid)
  return [{ kind: 'receipt', paper, language: locale, money, payment: paid }]
}

/** The statement that goes with a letter of money on its way back. */
export async function statementOf({ req, quote, payment, locale }: Args): Promise<MailPaper[]> {
  const paper = await paperOfQuote({ payload: req.payload, req, quote })
  if (paper === null) return []
  const payments = await paymentsOnPaper({ payload: req.payload, req }, quote.id)
  const listed = moneyOn(paper, payments)
  // of a paid quote nothing is owed again because something went back
  const money = { ...listed, owed: Math.min(listed.owed, quote.balanceDue) }
  return [{ kind: 'statement', paper, language: locale, money, asOf: payment.updatedAt }]
}
