import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { waitsAsSaved } from '@/domain/quote/approval'
import { quoteNumber } from '@/domain/quote/quote-number'
import { serviceName } from '@/i18n/service-name'
import { listOfQueue } from '@/services/office/queues'
import { whatWaits } from '@/services/office/what-waits'
import type { Quote } from '@/payload-types'
import type { Waiting } from '@/services/office/what-waits'
import { actorOf } from './actor-of'
import { dateText, moneyText } from './money-text'
import { TryAgain } from './try-again'
import { UndoneList } from './undone-list'

type Props = Pick<AdminViewServerProps, 'payload' | 'user'>

/** The top of the dashboard: who needs the office today. */
export async function Today({ payload, user }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  const waiting = await waitingFor({ payload, user }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The dashboard could not read what is waiting' })
    return null
  })
  return (
    <section className="office-today" aria-labelledby="office-today">
      <div className="office-today-head">
        <h1 id="office-today">{t('title')}</h1>
        <p>
          {user?.role === 'admin' ? <Link href="/crm-dashboard">{t('crm')}</Link> : null}
          <Link href="/">{t('site')}</Link>
        </p>
      </div>
      {waiting === null ? <p className="office-alarm">{t('failed')}</p> : <Queues {...waiting} />}
    </section>
  )
}

async function waitingFor({ payload, user }: Props): Promise<Waiting | null> {
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  return whatWaits({ ctx })
}

async function Queues(waiting: Waiting) {
  const { approvals, inquiries, deposits, balances, disputes, paid, quotes, held, undone } = waiting
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  return (
    <div className="office-queues">
      {disputes && disputes.count > 0 ? (
        <Queue
          title={t('disputes', { count: disputes.count })}
          href={listOfQueue('disputes')}
          all={t('all')}
          waiting
        >
          {disputes.latest.map(({ id, amount, currency, disputeDueBy }) => (
            <Line
              key={id}
              href={`/admin/collections/payments/${id}`}
              title={`${paymentReference(id)} · ${moneyText(amount, currency)}`}
            >
              {disputeDueBy ? t('answerBy', { date: dateText(disputeDueBy) }) : t('answered')}
            </Line>
          ))}
        </Queue>
      ) : null}
      {approvals && approvals.count > 0 ? (
        <Queue
          title={t('approvals', { count: approvals.count })}
          href={listOfQueue('approvals')}
          all={t('all')}
          waiting
        >
          {approvals.latest.map((quote) => (
            <Line
              key={quote.id}
              href={wayToRelease(quote)}
              title={`${quoteNumber(quote.id)} · ${quote.customerName}`}
            >
              {t('waitsFor', {
                total: moneyText(quote.totalCost, quote.currencyCodeAtQuote),
                who: quote.waitsFor ?? 'office',
              })}
            </Line>
          ))}
        </Queue>
      ) : null}
      <Queue
        title={inquiries.count ? t('inquiries', { count: inquiries.count }) : t('inquiriesNone')}
        href={listOfQueue('inquiries')}
        all={t('all')}
        waiting={inquiries.count > 0}
      >
        {inquiries.latest.map(({ id, name, service, createdAt }) => (
          <Line key={id} href={`/admin/collections/inquiries/${id}`} title={name}>
            {service ? <ServiceText code={service} /> : null} {dateText(createdAt)}
          </Line>
        ))}
      </Queue>
      {deposits.count > 0 ? (
        <Queue
          title={t('deposits', { count: deposits.count })}
          href={listOfQueue('deposits')}
          all={t('all')}
          note={t('depositsNote')}
          waiting
        >
          {deposits.latest.map((quote) => (
            <QuoteLine key={quote.id} quote={quote} date={quote.updatedAt} />
          ))}
        </Queue>
      ) : null}
      {balances.count > 0 ? (
        <Queue
          title={t('balances', { count: balances.count })}
          href={listOfQueue('balances')}
          all={t('all')}
          waiting
        >
          {balances.latest.map((quote) => (
            <Line
              key={quote.id}
              href={`/admin/collections/quotes/${quote.id}`}
              title={`${quoteNumber(quote.id)} · ${quote.customerName}`}
            >
              {t('left', { left: moneyText(quote.balanceDue, quote.currencyCodeAtQuote) })}
            </Line>
          ))}
        </Queue>
      ) : null}
      <Queue
        title={paid.count ? t('paid', { count: paid.count }) : t('paidNone')}
        href={listOfQueue('paid')}
        all={t('all')}
        note={t('paidNote')}
        waiting={paid.count > 0}
      >
        {paid.latest.map((quote) => (
          <QuoteLine key={quote.id} quote={quote} date={quote.paidAt ?? quote.updatedAt} />
        ))}
      </Queue>
      <Queue
        title={quotes.count ? t('quotes', { count: quotes.count }) : t('quotesNone')}
        href={listOfQueue('quotes')}
        all={t('all')}
        waiting={quotes.count > 0}
      >
        {quotes.latest.map((quote) => (
          <QuoteLine key={quote.id} quote={quote} date={quote.createdAt} />
        ))}
      </Queue>
      {held ? (
        <Queue
          title={held.count ? t('held', { count: held.count }) : t('heldNone')}
          href={listOfQueue('held')}
          all={t('all')}
          waiting={held.count > 0}
        >
          {held.latest.map((payment) => (
            <Line
              key={payment.id}
              href={`/admin/collections/payments/${payment.id}`}
              title={moneyText(payment.amount, payment.currency)}
            >
              {dateText(payment.createdAt)}
            </Line>
          ))}
        </Queue>
      ) : null}
      {undone && undone.count > 0 ? <Undone {...undone} /> : null}
    </div>
  )
}

async function Undone({ count, latest }: NonNullable<Waiting['undone']>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.work' })
  return (
    <div className="office-queue">
      <h2>{t('title', { count })}</h2>
      <UndoneList works={latest} />
      {count > 1 ? (
        <TryAgain
          workId="all"
          texts={{
            again: t('all'),
            named: t('all'),
            asked: t('allAsked'),
            failed: t('failed'),
          }}
        />
      ) : null}
      <p>{t('note')}</p>
    </div>
  )
}

/** What a customer saved is released on its page; what the office typed, by sending it at the desk. */
function wayToRelease(quote: Quote): string {
  return waitsAsSaved(quote)
    ? `/admin/collections/quotes/${quote.id}`
    : `/office/quotes/${quote.id}`
}

function QuoteLine({ quote, date }: { quote: Quote; date: string }) {
  return (
    <Line
      href={`/admin/collections/quotes/${quote.id}`}
      title={`${quoteNumber(quote.id)} · ${quote.customerName}`}
    >
      {`${moneyText(quote.totalCost, quote.currencyCodeAtQuote)} · ${dateText(date)}`}
    </Line>
  )
}

function ServiceText({ code }: { code: string }) {
  return <>{serviceName(defaultLocale, code)} ·</>
}

type QueueProps = {
  title: string
  href: string
  all: string
  /** What takes a line off the list. */
  note?: string
  waiting: boolean
  children: ReactNode
}

function Queue({ title, href, all, note, waiting, children }: QueueProps) {
  return (
    <div className={waiting ? 'office-queue' : 'office-queue office-queue-empty'}>
      <h2>{title}</h2>
      {waiting ? (
        <>
          <ul>{children}</ul>
          {note ? <p>{note}</p> : null}
          <a href={href}>{all}</a>
        </>
      ) : null}
    </div>
  )
}

function Line({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{title}</a>
      <span>{children}</span>
    </li>
  )
}
