import { worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Quote } from '@/payload-types'
import { recordableOf } from '@/services/payments/recordable'
import { actorOf } from '../actor-of'
import { moneyText } from '../money-text'
import { RecordPayment } from '../payment/record-payment'

/** The payments of a quote begin with what is left to pay, and where to write down what came by hand. */
export async function RecordOnQuote({ data, user }: UIFieldServerProps) {
  const quote = data as Partial<Quote>
  if (!quote.id || !worksWithCustomers(actorOf(user))) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.quote.record' })
  const { left, first, refusal } = recordableOf(quote as Quote)
  if (refusal !== null) return <p className="office-note">{t(`refusals.${refusal}`)}</p>
  const currency = quote.currencyCodeAtQuote ?? 'USD'
  const asked = first < left ? t('deposit', { deposit: moneyText(first, currency) }) : ''
  return (
    <section className="office-sheet" aria-label={t('label')}>
      <RecordPayment
        quoteId={quote.id}
        amount={first}
        firstDay={shopDayOf(new Date(quote.createdAt ?? 0), timeZone)}
        today={shopDayOf(new Date(), timeZone)}
        texts={{
          title: t('title'),
          note: `${t('note', { left: moneyText(left, currency) })} ${asked}`.trim(),
          method: t('method'),
          amount: t('amount'),
          date: t('date'),
          number: t('number'),
          record: t('record'),
          incomplete: t('incomplete'),
          failed: t('failed'),
          methods: {
            cash: t('methods.cash'),
            check: t('methods.check'),
            bank_transfer: t('methods.bank_transfer'),
          },
        }}
      />
    </section>
  )
}
