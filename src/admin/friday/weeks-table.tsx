import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { Course } from '@/domain/report/course'
import type { HowItWent } from '@/services/office/how-it-went'
import { dayText } from './period-text'
import { sumText } from './sum-text'

const bars = ['sent', 'won', 'lost'] as const

/** Twelve weeks as bars on one scale, with their figures. */
export async function WeeksTable({ weeks }: { weeks: HowItWent['weeks'] }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday' })
  const counted = weeks.map(({ period, course }) => ({ period, course, counts: countsOf(course) }))
  const most = Math.max(1, ...counted.flatMap(({ counts }) => bars.map((bar) => counts[bar])))
  const last = counted.length - 1
  return (
    <section aria-labelledby="friday-weeks">
      <h2 id="friday-weeks">{t('weeks.title')}</h2>
      <div className="friday-wide" role="group" aria-labelledby="friday-weeks" tabIndex={0}>
        <table className="friday-table friday-weeks">
          <thead>
            <tr>
              <th scope="col">{t('weeks.week')}</th>
              {bars.map((bar) => (
                <th key={bar} scope="col">
                  {t(`weeks.${bar}`)}
                </th>
              ))}
              <th scope="col">{t('weeks.money')}</th>
              <th scope="col">{t('weeks.days')}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ period, course, counts }, index) => (
              <tr key={period.from}>
                <th scope="row">
                  <time dateTime={period.from}>{dayText(period.from)}</time>
                  {index === last ? <small>{t('weeks.now')}</small> : null}
                </th>
                {bars.map((bar) => (
                  <td key={bar} className={`friday-bar friday-${bar}`}>
                    <span style={{ width: `${(counts[bar] / most) * 100}%` }} />
                    {counts[bar]}
                  </td>
                ))}
                <td>{sumText(course.won.sums)}</td>
                <td>
                  {course.averageDays === null
                    ? t('months.none')
                    : t('months.days', { days: course.averageDays })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function countsOf({ sent, won, declined, ranOut }: Course) {
  return {
    sent: sent.quoteIds.length,
    won: won.quoteIds.length,
    lost: declined.quoteIds.length + ranOut.quoteIds.length,
  }
}
