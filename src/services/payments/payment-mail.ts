import { createTranslator } from 'next-intl'
import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultLocale, formattingLocales, localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import { paymentReference } from '@/domain/payment/payment-reference'
import { siteFormatter } from '@/i18n/site-formatter'
import { messagesOf } from '@/messages'
import type { Payment, Quote } from '@/payload-types'
import { brandMail } from '../mail/brand-mail'
import { companyCard } from '../mail/company-card'
import { queueMail } from '../mail/queue-mail'
import { billOfQuote } from '../quotes/bill-of-quote'
import { localeOfCheckout } from './checkout-request'
import { customerContact } from './customer-contact'

type About = { req: PayloadRequest; quote: Quote; payment: Payment }

/** What the office has to know of, and look at. */
export type AlertKind = 'held' | 'paid_twice' | 'paid_late' | 'disputed' | 'dispute_closed'

function texts(locale: Locale) {
  const messages = messagesOf(locale)
  return {
    t: createTranslator({ locale, messages, namespace: 'payment.mail' }),
    layout: createTranslator({ locale, messages, namespace: 'mail.layout' }),
    company: messages.common.companyName,
  }
}

function siteUrl(locale: Locale, path: string): string {
  return `${env().SITE_URL}${localHref(locale, path)}`
}

function rowsOf(locale: Locale, { quote, payment }: Pick<About, 'quote' | 'payment'>) {
  const { t } = texts(locale)
  const amount = formatMoney(payment.amount, payment.currency, formattingLocales[locale])
  return [
    { label: t('rows.quote'), value: quote.number ?? String(quote.id) },
    { label: t(payment.paidAt ? 'rows.amountPaid' : 'rows.amount'), value: amount },
    ...(payment.paidAt ? [{ label: t('rows.date'), value: dayOf(locale, payment.paidAt) }] : []),
    { label: t('rows.payment'), value: paymentReference(payment.id) },
  ]
}

function dayOf(locale: Locale, date: string): string {
  return siteFormatter(locale).dateTime(new Date(date), { dateStyle: 'long' })
}

/** The customer's receipt; settling queues it once, with the payment itself. */
export async function queueReceipt({ req, quote, payment }: About): Promise<void> {
  const locale = localeOfCheckout(payment.checkoutRequest)
  const { t, layout, company } = texts(locale)
  const number = quote.number ?? String(quote.id)
  const { email, phone } = await customerContact({ payload: req.payload, quote, req })
  const visit = phone ? t('visit.call', { phone }) : t('visit.write', { email })
  const card = await companyCard({ req, locale })
  await queueMail({
    payload: req.payload,
    req,
    message: {
      to: quote.customerEmail,
      subject: t('receipt.subject', { number }),
      ...brandMail({
        company,
        heading: t('receipt.heading'),
        paragraphs: [t('receipt.text', { number, company }), visit, t('receipt.keep')],
        locale,
        rows: rowsOf(locale, { quote, payment }),
        bill: await billOfQuote({ req, quote, locale }),
        action: {
          label: t('quoteAction'),
          url: siteUrl(locale, `/get-quote?quote_id=${quote.id}`),
          hint: layout('linkHint'),
        },
        footer: card.join('\n') || layout('sentBy', { company }),
      }),
    },
  })
}

export async function queueDuplicateRefunded({ req, quote, payment }: About): Promise<void> {
  const locale = localeOfCheckout(payment.checkoutRequest)
  const { t, layout, company } = texts(locale)
  const number = quote.number ?? String(quote.id)
  await queueMail({
    payload: req.payload,
    req,
    message: {
      to: quote.customerEmail,
      subject: t('duplicateRefunded.subject', { number }),
      ...brandMail({
        company,
        heading: t('duplicateRefunded.heading'),
        paragraphs: [t('duplicateRefunded.text', { number, company })],
        locale,
        rows: rowsOf(locale, { quote, payment }),
        action: {
          label: t('profileAction'),
          url: siteUrl(locale, '/profile'),
          hint: layout('linkHint'),
        },
        footer: layout('sentBy', { company }),
      }),
    },
  })
}

/** Tells the sales address of an order; settling queues it once, with the payment itself. */
export async function queueOrder({ req, quote, payment }: About): Promise<void> {
  await toSales({ req, quote, payment, kind: 'paid' })
}

/** Tells the sales address that a payment needs a person. */
export async function queueAlert({ req, quote, payment, kind }: About & { kind: AlertKind }) {
  req.payload.logger.warn({ msg: 'A payment needs attention', kind, paymentId: payment.id })
  await toSales({ req, quote, payment, kind })
}

async function toSales({ req, quote, payment, kind }: About & { kind: AlertKind | 'paid' }) {
  const { t, layout, company } = texts(defaultLocale)
  const to = env().SALES_EMAIL
  if (to === undefined) return
  const number = quote.number ?? String(quote.id)
  const customer = await customerContact({ payload: req.payload, quote, req })
  const amount = formatMoney(payment.amount, payment.currency)
  const isOrder = kind === 'paid'
  await queueMail({
    payload: req.payload,
    req,
    message: {
      to,
      replyTo: customer.email,
      subject: t(`alert.${kind}.subject`, { number, amount }),
      ...brandMail({
        company,
        heading: t(`alert.${kind}.subject`, { number, amount }),
        locale: defaultLocale,
        paragraphs: [t(`alert.${kind}.text`)],
        rows: [
          ...rowsOf(defaultLocale, { quote, payment }),
          { label: t('rows.customer'), value: customer.name },
          { label: t('rows.email'), value: customer.email },
          { label: t('rows.phone'), value: customer.phone ?? t('rows.none') },
          { label: t('rows.address'), value: customer.address ?? t('rows.none') },
          ...(isOrder ? [] : [{ label: t('rows.session'), value: payment.stripeSessionId ?? '—' }]),
        ],
        action: {
          label: t(isOrder ? 'orderAction' : 'adminAction'),
          url: isOrder
            ? `${env().SITE_URL}/admin/collections/quotes/${quote.id}`
            : `${env().SITE_URL}/admin/collections/payments/${payment.id}`,
          hint: layout('linkHint'),
        },
        footer: layout('sentBy', { company }),
      }),
    },
  })
}
