import { createTranslator } from 'next-intl'
import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { defaultLocale, formattingLocales, localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import { messagesOf } from '@/messages'
import type { Payment, Quote } from '@/payload-types'
import { brandMail } from '../mail/brand-mail'
import { queueMail } from '../mail/queue-mail'
import { localeOfCheckout } from './checkout-request'

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
    { label: t('rows.amount'), value: amount },
    { label: t('rows.payment'), value: String(payment.id) },
  ]
}

/** The customer's receipt; settling queues it once, with the payment itself. */
export async function queueReceipt({ req, quote, payment }: About): Promise<void> {
  await toCustomer({ req, quote, payment }, 'receipt')
}

export async function queueDuplicateRefunded({ req, quote, payment }: About): Promise<void> {
  await toCustomer({ req, quote, payment }, 'duplicateRefunded')
}

async function toCustomer(
  { req, quote, payment }: About,
  kind: 'receipt' | 'duplicateRefunded',
): Promise<void> {
  const locale = localeOfCheckout(payment.checkoutRequest)
  const { t, layout, company } = texts(locale)
  const number = quote.number ?? String(quote.id)
  await queueMail({
    payload: req.payload,
    req,
    message: {
      to: quote.customerEmail,
      subject: t(`${kind}.subject`, { number }),
      ...brandMail({
        company,
        heading: t(`${kind}.heading`),
        paragraphs: [t(`${kind}.text`, { number, company })],
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

/** Tells the sales address that a payment needs a person. */
export async function queueAlert({ req, quote, payment, kind }: About & { kind: AlertKind }) {
  const { t, layout, company } = texts(defaultLocale)
  const to = env().SALES_EMAIL
  const number = quote.number ?? String(quote.id)
  req.payload.logger.warn({ msg: 'A payment needs attention', kind, paymentId: payment.id })
  if (to === undefined) return
  await queueMail({
    payload: req.payload,
    req,
    message: {
      to,
      subject: t(`alert.${kind}.subject`, { number }),
      ...brandMail({
        company,
        heading: t(`alert.${kind}.subject`, { number }),
        locale: defaultLocale,
        paragraphs: [t(`alert.${kind}.text`)],
        rows: [
          ...rowsOf(defaultLocale, { quote, payment }),
          { label: t('rows.customer'), value: `${quote.customerName}, ${quote.customerEmail}` },
          { label: t('rows.session'), value: payment.stripeSessionId ?? '—' },
        ],
        action: {
          label: t('adminAction'),
          url: `${env().SITE_URL}/admin/collections/payments/${payment.id}`,
          hint: layout('linkHint'),
        },
        footer: layout('sentBy', { company }),
      }),
    },
  })
}
