import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/config/locales'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote } from '@/payload-types'
import { isAgreed } from '@/services/jobs/move-job'
import type { Waiting, Waits } from '@/services/office/what-waits'
import { dateText, moneyText } from '../money-text'
import { UndoneWork } from '../background/undone-list'
import { pageOf } from './whose-visit'

type Props = { waiting: Waiting }

/** What is to be measured, paid or carried out, and what the site could not do by itself. */
export async function UnderWay({ waiting }: Props) {
  const { deposits, balances, paid, quotes, undone } = waiting
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  const owed = (quote: Quote) => {
    const left = moneyText(quote.balanceDue, quote.currencyCodeAtQuote)
    return isAgreed(quote)
      ? t('left', { left })
      : t('waitsForYes', { revision: quote.currentRevision ?? 1, left })
  }
  const worth = (quote: Quote, date: string) =>
    `${moneyText(quote.totalCost, quote.currencyCodeAtQuote)} · ${dateText(date)}`
  const none = [
    paid?.count === 0 && !deposits?.count ? t('paidNone') : '',
    quotes?.count === 0 ? t('quotesNone') : '',
  ].filter(Boolean)
  return (
    <section aria-labelledby="under-way">
      <h2 id="under-way" className="today-heading">
        {t('underWay')}
      </h2>
      <div className="office-queues">
        {deposits?.count ? (
          <Queue
            title={t('deposits', { count: deposits.count })}
            waits={deposits}
            all={t('all')}
            note={t('depositsNote')}
            say={(quote) => worth(quote, quote.updatedAt)}
          />
        ) : null}
        {balances?.count ? (
          <Queue
            title={t('balances', { count: balances.count })}
            waits={balances}
            all={t('all')}
            say={owed}
          />
        ) : null}
        {paid?.count ? (
          <Queue
            title={t('paid', { count: paid.count })}
            waits={paid}
            all={t('all')}
            note={t('paidNote')}
            say={(quote) => worth(quote, quote.paidAt ?? quote.updatedAt)}
          />
        ) : null}
        {quotes?.count ? (
          <Queue
            title={t('quotes', { count: quotes.count })}
            waits={quotes}
            all={t('all')}
            say={(quote) => worth(quote, quote.createdAt)}
          />
        ) : null}
        {undone && undone.count > 0 ? <UndoneWork {...undone} /> : null}
      </div>
      {none.length > 0 ? <p className="office-note">{none.join(' ')}</p> : null}
    </section>
  )
}

type QueueProps = {
  title: string
  waits: Waits<Quote>
  all: string
  /** What takes a line off the list. */
  note?: string
  say: (quote: Quote) => ReactNode
}

function Queue({ title, waits, all, note, say }: QueueProps) {
  return (
    <div className="office-queue">
      <h3>{title}</h3>
      <ul>
        {waits.latest.map((quote) => (
          <li key={quote.id}>
            <a href={pageOf.quote(quote.id)}>
              {`${quoteNumber(quote.id)} · ${quote.customerName}`}
            </a>
            <span>{say(quote)}</span>
          </li>
        ))}
      </ul>
      {note ? <p>{note}</p> : null}
      <a href={waits.list}>{all}</a>
    </div>
  )
}
