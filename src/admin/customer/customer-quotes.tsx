import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { isFullyPaid } from '@/domain/payment/quote-states'
import { quoteNumber } from '@/domain/quote/quote-number'
import { quotesOfCustomer } from '@/services/office/quotes-of-customer'
import { quoteStatuses } from '@collections/quotes/statuses'
import { actorOf } from '../actor-of'
import { DisputeNotice } from '../payment/dispute-notice'
import { FieldOfAddress } from './field-of-address'
import { dateText, moneyText } from '../money-text'

/** What a customer has had priced, beside who he is. */
export async function CustomerQuotes({ id, payload, user }: UIFieldServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.customer' })
  if (id === undefined) return null
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const quotes = await quotesOfCustomer({ ctx, customerId: Number(id) })
  const statusOf = (value: string) =>
    quoteStatuses.find((status) => status.value === value)?.label ?? value
  return (
    <section className="office-sheet" aria-label={t('quotes')}>
      <FieldOfAddress />
      {user?.role === 'admin' ? (
        <p>
          <Link href="/crm-dashboard">{t('back')}</Link>
        </p>
      ) : null}
      <h2 className="office-heading">{t('quotes')}</h2>
      <DisputeNotice payload={payload} user={user} quoteIds={quotes.map((quote) => quote.id)} />
      {quotes.length === 0 ? <p className="office-note">{t('none')}</p> : null}
      <ul className="office-list">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <a href={`/admin/collections/quotes/${quote.id}`}>{quoteNumber(quote.id)}</a>
            <span className="office-money">
              {moneyText(quote.totalCost, quote.currencyCodeAtQuote)}
            </span>
            <span>{statusOf(quote.status)}</span>
            <span>{dateText(quote.createdAt)}</span>
            {isFullyPaid(quote) ? null : (
              <a href={`/office/quotes/${quote.id}`}>
                {t('revise', { number: quoteNumber(quote.id) })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
