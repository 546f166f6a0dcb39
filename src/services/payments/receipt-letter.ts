import 'server-only'
import { readBookingRules } from '@collections/globals/read-booking'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import { bookPath } from '@/domain/booking/book-path'
import type { MailContent } from '@/mail/brand-mail'
import type { MailMessage } from '@/mail/mail-message'
import type { Payment, Quote } from '@/payload-types'
import { pageOfSent } from '../links/quote-of-link'
import { billOfQuote } from '../quotes/bill-of-quote'
import { customerContact } from './customer-contact'
import type { CustomerContact } from './customer-contact'
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

type Visit = { paragraphs: string[]; link?: MailContent['link'] }

/** How the day to measure is agreed on, and where it can be booked; of final sizes there is nothing to say. */
async function visitOf(
  { req, quote, payment, to }: ToCustomer,
  locale: Locale,
  { email, phone, address }: CustomerContact,
): Promise<Visit> {
  if (payment.purpose === 'balance' || quote.measurements === 'final') return { paragraphs: [] }
  const { t } = texts(locale)
  const { isOpen } = await readBookingRules({ payload: req.payload, req })
  const booking = isOpen ? 'open' : 'none'
  return {
    paragraphs: phone
      ? [t('visit.call', { phone, booking })]
      : [
          [
            t('visit.write', { email: email ?? to, booking }),
            ...(quote.user ? [t('visit.addPhone')] : []),
          ].join(' '),
        ],
    ...(isOpen ? { link: { label: t('visit.book'), url: bookAddress() } } : {}),
  }

  /** The page of what the shop has sent: what is booked from there is known to be for this quote. */
  function bookAddress(): string {
    const page = pageOfSent(quote)
    if (page !== null) return `${page}#next-act`
    return pageAddress(locale, bookPath({ address, serviceType: quote.serviceTypeContext }))
  }
}

/** The customer's receipt. */
export async function receiptLetter(about: ToCustomer): Promise<MailMessage> {
  const { req, quote, payment, to } = about
  const locale = await localeOfPayment({ req, quote, payment })
  const { t } = texts(locale)
  const number = numberOf(quote)
  const contact = await customerContact({ payload: req.payload, quote, req })
  const visit = await visitOf(about, locale, contact)
  const papers = await receiptOf({ req, quote, payment, locale })
  const company = await companyOf(req, locale)
  const isOwed = isPart(payment, quote)
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
        t(papers.length > 0 ? 'receipt.attached' : 'receipt.keep'),
        ...visit.paragraphs,
      ],
      link: visit.link,
      moreRows: isOwed ? await leftRows(req, locale, quote) : [],
      bill: await billOfQuote({ req, quote, locale }),
      papers,
      action: quote.user
        ? {
            label: t(isOwed ? 'quoteActionPart' : 'quoteAction'),
            url: pageOfSent(quote) ?? pageAddress(locale, `/get-quote?quote_id=${quote.id}`),
          }
        : toPage(locale, quote, t('linkAction')),
    },
  )
}
