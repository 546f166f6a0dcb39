import 'server-only'
import { pageAddress } from '@/config/page-address'
import type { MailMessage } from '@/mail/mail-message'
import type { Payment, Quote } from '@/payload-types'
import { pageOfSent } from '../links/quote-of-link'
import { billOfQuote } from '../quotes/bill-of-quote'
import { customerContact } from './customer-contact'
import { localeOfPayment } from './locale-of-payment'
import { receiptOf } from './papers-of-payment'
import type { About, ToCustomer } from './payment-letter'
import { texts, numberOf, messageOf, companyOf, leftRows, toPage } from './payment-letter'

const receiptTexts = {
  full: 'receipt.text',
  deposit: 'receipt.textDeposit',
  balance: 'receipt.textBalance',
} as const

/** What a receipt says was received: of what came by hand any part of a total may be. */
function receivedText({ payment, quote }: Pick<About, 'payment' | 'quote'>) {
  if (payment.method === 'stripe') return receiptTexts[payment.purpose]
  return quote.balanceDue > 0 ? 'receipt.textPart' : 'receipt.textPaidUp'
}

function isPart({ method, purpose }: Payment, { balanceDue }: Quote): boolean {
  return method === 'stripe' ? purpose === 'deposit' : balanceDue > 0
}

/** The customer's receipt. */
export async function receiptLetter({ req, quote, payment, to }: ToCustomer): Promise<MailMessage> {
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const number = numberOf(quote)
  const { email, phone } = await customerContact({ payload: req.payload, quote, req })
  const visit = phone ? t('visit.call', { phone }) : t('visit.write', { email: email ?? to })
  const company = await companyOf(req, locale)
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t('receipt.subject', { number }),
      heading: t('receipt.heading'),
      paragraphs: [
        t(receivedText({ payment, quote }), { number, company: company.name }),
        ...(payment.purpose === 'balance' ? [] : [visit]),
        t('receipt.keep'),
      ],
      moreRows: isPart(payment, quote) ? await leftRows(req, locale, quote) : [],
      bill: await billOfQuote({ req, quote, locale }),
      papers: await receiptOf({ req, quote, payment, locale }),
      action: quote.user
        ? {
            label: t('quoteAction'),
            url: pageOfSent(quote) ?? pageAddress(locale, `/get-quote?quote_id=${quote.id}`),
          }
        : toPage(locale, quote, t('linkAction')),
    },
  )
}
