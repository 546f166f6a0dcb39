import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultLocale, formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { formatMoney } from '@/domain/money/money'
import { paymentReference } from '@/domain/payment/payment-reference'
import { siteFormatter } from '@/i18n/site-formatter'
import { translatorOf } from '@/i18n/translator'
import type { MailContent } from '@/mail/brand-mail'
import { letter } from '@/mail/letter'
import type { MailMessage } from '@/mail/mail-message'
import type { Payment, Quote } from '@/payload-types'
import { billOfQuote } from '../quotes/bill-of-quote'
import { localeOfCheckout } from './checkout-request'
import { customerContact } from './customer-contact'

type Row = NonNullable<MailContent['rows']>[number]
type About = { req: PayloadRequest; quote: Quote; payment: Payment }
/** A letter to the customer, at an address of his. */
type ToCustomer = About & { to: string }

/** What the office has to know of, and look at. */
export type AlertKind =
  | 'held'
  | 'paid_twice'
  | 'paid_late'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'
  | 'refund_failed'
  | 'refund_came_back'

type OrderKind = 'paid' | 'deposit_paid'

function texts(locale: Locale) {
  return {
    t: translatorOf(locale, 'payment.mail'),
    layout: translatorOf(locale, 'mail.layout'),
  }
}

function numberOf({ number, id }: Quote): string {
  return number ?? String(id)
}

function rowsOf(locale: Locale, { quote, payment }: Pick<About, 'quote' | 'payment'>): Row[] {
  const { t } = texts(locale)
  const amount = formatMoney(payment.amount, payment.currency, formattingLocales[locale])
  return [
    { label: t('rows.quote'), value: numberOf(quote) },
    { label: t(payment.paidAt ? 'rows.amountPaid' : 'rows.amount'), value: amount },
    ...(payment.paidAt ? [{ label: t('rows.date'), value: dayOf(locale, payment.paidAt) }] : []),
    { label: t('rows.payment'), value: paymentReference(payment.id) },
  ]
}

function dayOf(locale: Locale, date: string): string {
  return siteFormatter(locale).dateTime(new Date(date), { dateStyle: 'long' })
}

type Letter = Omit<MailContent, 'rows' | 'action'> & {
  to: string
  replyTo?: string
  subject: string
  /** What follows the rows that every mail about a payment has. */
  moreRows?: Row[]
  action: { label: string; url: string }
}

function messageOf({ quote, payment }: About, about: Letter): MailMessage {
  const { moreRows = [], action, ...content } = about
  const { layout } = texts(content.locale)
  return letter({
    ...content,
    rows: [...rowsOf(content.locale, { quote, payment }), ...moreRows],
    action: { ...action, hint: layout('linkHint') },
  })
}

function companyOf(req: PayloadRequest, locale: Locale): Promise<CompanyFacts> {
  return readCompanyFacts({ payload: req.payload, req, locale })
}

const receiptTexts = {
  full: 'receipt.text',
  deposit: 'receipt.textDeposit',
  balance: 'receipt.textBalance',
} as const

function owedRow(locale: Locale, { balanceDue, currencyCodeAtQuote }: Quote): Row {
  const { t } = texts(locale)
  const value = formatMoney(balanceDue, currencyCodeAtQuote, formattingLocales[locale])
  return { label: t('rows.owed'), value }
}

/** The customer's receipt. */
export async function receiptLetter({ req, quote, payment, to }: ToCustomer): Promise<MailMessage> {
  const locale = localeOfCheckout(payment.checkoutRequest)
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
        t(receiptTexts[payment.purpose], { number, company: company.name }),
        ...(payment.purpose === 'balance' ? [] : [visit]),
        t('receipt.keep'),
      ],
      moreRows: payment.purpose === 'deposit' ? [owedRow(locale, quote)] : [],
      bill: await billOfQuote({ req, quote, locale }),
      action: {
        label: t('quoteAction'),
        url: pageAddress(locale, `/get-quote?quote_id=${quote.id}`),
      },
    },
  )
}

/** What the customer is told of money on its way back. */
export type RefundLetter = 'duplicate_refunded' | 'held_refunded' | 'given_back'

/** Tells the customer that a charge is on its way back. */
export async function refundLetter(
  { req, quote, payment, to }: ToCustomer,
  kind: RefundLetter,
): Promise<MailMessage> {
  const locale = localeOfCheckout(payment.checkoutRequest)
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const given = payment.refundedAmount ?? 0
  const amount = formatMoney(given, payment.currency, formattingLocales[locale])
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t(`${kind}.subject`, { number }),
      heading: t(`${kind}.heading`),
      paragraphs: [t(`${kind}.text`, { number, company: company.name, amount })],
      action: { label: t('profileAction'), url: pageAddress(locale, '/profile') },
    },
  )
}

/** Tells the customer that the sizes are final, so that the rest can be paid. */
export async function balanceLetter({ req, quote, payment, to }: ToCustomer): Promise<MailMessage> {
  const locale = localeOfCheckout(payment.checkoutRequest)
  const { t } = texts(locale)
  const company = await companyOf(req, locale)
  const number = numberOf(quote)
  const money = (amount: number) =>
    formatMoney(amount, quote.currencyCodeAtQuote, formattingLocales[locale])
  const amounts = { paid: money(quote.amountPaid), owed: money(quote.balanceDue) }
  return messageOf(
    { req, quote, payment },
    {
      to,
      company,
      locale,
      subject: t('balance.subject', { number }),
      heading: t('balance.heading'),
      paragraphs: [t('balance.text', { number, company: company.name, ...amounts })],
      bill: await billOfQuote({ req, quote, locale }),
      action: { label: t('balance.action'), url: pageAddress(locale, '/profile') },
    },
  )
}

/** Tells the sales address of an order; null where there is none. */
export async function orderLetter(about: About): Promise<MailMessage | null> {
  return toSales(about, about.payment.purpose === 'deposit' ? 'deposit_paid' : 'paid')
}

/** Tells the sales address that a payment needs a person; null where there is none. */
export async function alertLetter(about: About, kind: AlertKind): Promise<MailMessage | null> {
  return toSales(about, kind)
}

async function toSales(
  { req, quote, payment }: About,
  kind: AlertKind | OrderKind,
): Promise<MailMessage | null> {
  const { t } = texts(defaultLocale)
  const { SALES_EMAIL: to, SITE_URL } = env()
  if (to === undefined) return null
  const customer = await customerContact({ payload: req.payload, quote, req })
  const amount = formatMoney(payment.amount, payment.currency)
  const subject = t(`alert.${kind}.subject`, { number: numberOf(quote), amount })
  const isOrder = kind === 'paid' || kind === 'deposit_paid'
  return messageOf(
    { req, quote, payment },
    {
      to,
      ...(customer.email === null ? {} : { replyTo: customer.email }),
      company: await companyOf(req, defaultLocale),
      locale: defaultLocale,
      subject,
      heading: subject,
      paragraphs: [t(`alert.${kind}.text`)],
      moreRows: [
        { label: t('rows.customer'), value: customer.name },
        { label: t('rows.email'), value: customer.email ?? t('rows.none') },
        { label: t('rows.phone'), value: customer.phone ?? t('rows.none') },
        { label: t('rows.address'), value: customer.address ?? t('rows.none') },
        ...(isOrder ? [] : [{ label: t('rows.session'), value: payment.stripeSessionId ?? '—' }]),
      ],
      action: {
        label: t(isOrder ? 'orderAction' : 'adminAction'),
        url: isOrder
          ? `${SITE_URL}/admin/collections/quotes/${quote.id}`
          : `${SITE_URL}/admin/collections/payments/${payment.id}`,
      },
    },
  )
}
