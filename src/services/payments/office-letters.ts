import 'server-only'
import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { formatMoney } from '@/domain/money/money'
import type { MailMessage } from '@/mail/mail-message'
import type { Payment } from '@/payload-types'
import { customerContact } from './customer-contact'
import type { About } from './payment-letter'
import { texts, numberOf, dayOf, messageOf, companyOf } from './payment-letter'

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
  | 'refund_unsure'
  | 'payment_voided'

const orderKinds = ['paid', 'paid_measured', 'deposit_paid', 'recorded'] as const
type OrderKind = (typeof orderKinds)[number]

/** Tells the sales address of an order; null where there is none. */
export async function orderLetter(about: About): Promise<MailMessage | null> {
  const { method, purpose } = about.payment
  if (method !== 'stripe') return toSales(about, 'recorded')
  if (purpose === 'deposit') return toSales(about, 'deposit_paid')
  return toSales(about, about.quote.measurements === 'final' ? 'paid_measured' : 'paid')
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
  const isOrder = orderKinds.some((one) => one === kind)
  const isByHand = payment.method !== 'stripe'
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
        ...(kind === 'disputed' && payment.disputeDueBy
          ? [{ label: t('rows.answerBy'), value: dayOf(defaultLocale, payment.disputeDueBy) }]
          : []),
        ...(isByHand ? [{ label: t('rows.by'), value: whoOf(payment, kind) }] : []),
        ...(isOrder || isByHand
          ? []
          : [{ label: t('rows.session'), value: payment.stripeSessionId ?? '—' }]),
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

/** Who recorded what came by hand, or took it back and why. */
function whoOf({ byHand }: Payment, kind: AlertKind | OrderKind): string {
  if (kind !== 'payment_voided') return byHand?.recordedBy ?? '—'
  return [byHand?.voidedBy, byHand?.voidReason].filter(Boolean).join(': ')
}
