import { getTranslations } from 'next-intl/server'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { listOfAge, moneyOwed } from '@/services/office/money-owed'
import type { MoneyOwed } from '@/services/office/money-owed'
import { actorOf } from '../actor-of'
import { MoneyExport } from './money-export'
import { dateText, moneyText } from '../money-text'

type Props = Pick<AdminViewServerProps, 'payload' | 'user'>

/** Part of the dashboard: what customers owe, by how long it has been due. */
export async function MoneyOwedPart({ payload, user }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.owed' })
  const now = new Date()
  const ctx = { payload, actor: actorOf(user), now: () => now, payments: null }
  const owed = await moneyOwed({ ctx }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The dashboard could not read what is owed' })
    return 'failed' as const
  })
  if (owed === null) return null
  return (
    <section className="office-today" aria-labelledby="office-owed" lang={defaultLocale}>
      {owed === 'failed' ? (
        <p className="office-alarm">{t('failed')}</p>
      ) : (
        <>
          <div className="office-today-head">
            <h2 id="office-owed">{t('title')}</h2>
            <p className="office-figure">
              {owed.map(({ currency, total }) => (
                <strong key={currency}>{moneyText(total, currency)}</strong>
              ))}
            </p>
          </div>
          {owed.length === 0 ? <p>{t('nothing')}</p> : null}
          {owed.map((one) => (
            <OwedIn key={one.currency} owed={one} now={now} />
          ))}
          {owed.length > 0 ? <p className="office-note">{t('note')}</p> : null}
          {user?.role === 'admin' ? <MoneyExport now={now} /> : null}
        </>
      )}
    </section>
  )
}

async function OwedIn({ owed: { currency, ofAge }, now }: { owed: MoneyOwed; now: Date }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.owed' })
  return (
    <div className="office-queues">
      {ofAge.map(({ age, count, sum, first }) => (
        <div key={age} className={count > 0 ? 'office-queue' : 'office-queue office-queue-empty'}>
          <h3>{`${t(`ages.${age}`)}: ${moneyText(sum, currency)}`}</h3>
          {count > 0 ? (
            <ul>
              {first.map(({ quoteId, number, customer, amount, since }) => (
                <li key={quoteId}>
                  <a href={`/admin/collections/quotes/${quoteId}`}>{`${number} · ${customer}`}</a>
                  <span>
                    {since === null
                      ? moneyText(amount, currency)
                      : t('row', { amount: moneyText(amount, currency), date: dateText(since) })}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
          {count > first.length ? (
            <a href={listOfAge(age, now)}>{t('more', { count: count - first.length })}</a>
          ) : null}
        </div>
      ))}
    </div>
  )
}
