import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { daysAfter } from '@/domain/job/shop-time'
import { turns } from '@/domain/report/course'
import type { Count } from '@/domain/report/course'
import type { HowItWent } from '@/services/office/how-it-went'
import { monthText } from './period-text'
import { sumText } from './sum-text'

const columns = ['now', 'beforeSoFar', 'before'] as const

/** More in an address than every server between takes. */
const mostListed = 150

/** This month beside as many days of the last, and the last whole; each figure opens its quotes. */
export async function MonthsTable({ months }: { months: HowItWent['months'] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday.months' })
  const { from } = months.period
  const names = { now: monthText(from), before: monthText(daysAfter(from, -1)) }
  return (
    <section aria-labelledby="friday-months">
      <h2 id="friday-months">{t('title')}</h2>
      <div className="friday-wide" role="group" aria-labelledby="friday-months" tabIndex={0}>
        <table className="friday-table">
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column, { month: column === 'now' ? names.now : names.before })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn) => (
              <tr key={turn}>
                <th scope="row">{t(turn)}</th>
                {columns.map((column) => (
                  <td key={column}>
                    <Figure
                      count={months[column][turn]}
                      says={t('open', { count: months[column][turn].quoteIds.length })}
                    />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('averageDays')}</th>
              {columns.map((column) => {
                const days = months[column].averageDays
                return (
                  <td key={column}>
                    <strong>{days === null ? t('none') : t('days', { days })}</strong>
                  </td>
                )
              })}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="office-note">{t('note')}</p>
    </section>
  )
}

function Figure({ count: { quoteIds, sums }, says }: { count: Count; says: string }) {
  const many = quoteIds.length
  if (many === 0) return <span className="friday-none">0</span>
  const figure = <strong>{many}</strong>
  return (
    <>
      {many > mostListed ? (
        figure
      ) : (
        <a
          href={`/admin/collections/quotes?where[id][in]=${quoteIds.join(',')}`}
          aria-label={says}
          title={says}
        >
          {figure}
        </a>
      )}
      <small>{sumText(sums)}</small>
    </>
  )
}
