import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type Stripe from 'stripe'
import type { Payload } from 'payload'
import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { formatMoney, minorToMajor } from '@/domain/money/money'
import { translatorOf } from '@/i18n/translator'
import { letter } from '@/mail/letter'
import type { MailMessage } from '@/mail/mail-message'
import { moneyOfSession } from './session-report'

/** Tells the sales address of money that fits no payment record; null where there is none. */
export async function strayLetter(
  payload: Payload,
  session: Stripe.Checkout.Session,
): Promise<MailMessage | null> {
  const { SALES_EMAIL: to, SITE_URL } = env()
  if (to === undefined) return null
  const t = translatorOf(defaultLocale, 'payment.mail')
  const { minor, currency } = moneyOfSession(session)
  const amount = formatMoney(minorToMajor(minor, currency), currency)
  const subject = t('alert.stray.subject', { amount })
  return letter({
    to,
    subject,
    locale: defaultLocale,
    company: await readCompanyFacts({ payload, locale: defaultLocale }),
    heading: subject,
    paragraphs: [t('alert.stray.text')],
    rows: [
      { label: t('rows.amountPaid'), value: amount },
      { label: t('rows.email'), value: session.customer_email ?? t('rows.none') },
      { label: t('rows.session'), value: session.id },
    ],
    action: {
      label: t('paymentsAction'),
      url: `${SITE_URL}/admin/collections/payments`,
      hint: translatorOf(defaultLocale, 'mail.layout')('linkHint'),
    },
  })
}
