import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Payment } from '@/payload-types'
import { dateText, moneyText } from './money-text'

/** A payment as the office reads it: how much, for which quote, how it was paid, what went wrong. */
export async function PaymentSummary({ data }: UIFieldServerProps) {
  const payment = data as Partial<Payment>
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment' })
  if (!payment.id || payment.amount === undefined) {
    return <p className="office-note">{t('empty')}</p>
  }
  const { quote, currency = 'usd', refundedAmount } = payment
  const quoteId = typeof quote === 'object' ? quote.id : quote
  const trouble = textOf(payment.errorDetails, 'message')
  return (
    <section className="office-sheet" aria-label={t('label')}>
      {payment.isHeld ? <p className="office-alarm">{t('held')}</p> : null}
      {payment.isDuplicate ? <p className="office-alarm">{t('duplicate')}</p> : null}
      <dl className="office-facts">
        <div>
          <dt>{t('amount')}</dt>
          <dd className="office-figure">{moneyText(payment.amount, currency)}</dd>
        </div>
        {refundedAmount ? (
          <div>
            <dt>{t('refunded')}</dt>
            <dd className="office-figure">{moneyText(refundedAmount, currency)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('quote')}</dt>
          <dd>
            {quoteId ? (
              <a href={`/admin/collections/quotes/${quoteId}`}>{quoteNumber(quoteId)}</a>
            ) : (
              t('none')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('reference')}</dt>
          <dd>{paymentReference(payment.id)}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{payment.paidAt ? dateText(payment.paidAt) : t('none')}</dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>{methodOf(payment.paymentMethodDetails) ?? t('none')}</dd>
        </div>
        {trouble ? (
          <div>
            <dt>{t('trouble')}</dt>
            <dd>{trouble}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}

/** `Visa •••• 4242` where the card is known, else the kind of payment. */
function methodOf(details: unknown): string | null {
  const brand = textOf(details, 'brand')
  const last4 = textOf(details, 'last4')
  if (brand && last4) return `${brand} •••• ${last4}`
  return textOf(details, 'type')
}

function textOf(value: unknown, key: string): string | null {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return typeof found === 'string' && found !== '' ? found : null
}
