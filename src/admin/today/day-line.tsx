import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { dayLine } from '@/domain/job/day-line'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import type { Visit } from '@/payload-types'
import { whoseVisit } from './whose-visit'

/** From here on, in percent of the line, what is said of now stands before it. */
const lateFrom = 85

type Props = { visits: readonly Visit[]; now: Date }

/** The day to scale: each visit as long as it takes, and where now is. */
export async function DayLine({ visits, now }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.today' })
  const kinds = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.kinds' })
  const format = siteFormatter(defaultLocale)
  const line = dayLine(visits, now, timeZone)
  const time = (at: Date) => format.dateTime(at, { hour: 'numeric', minute: '2-digit' })
  const last = line.hours.length - 1
  return (
    <div className="today-line">
      <ol className="today-visits" aria-label={t('visitsToday')}>
        {visits.map((visit, index) => {
          const { left, width } = line.stretches[index] ?? { left: 0, width: 0 }
          return (
            <li key={visit.id} style={{ left: `${left}%`, width: `${width}%` }}>
              <a href={`/admin/collections/visits/${visit.id}`}>
                <strong>{kinds(visit.kind)}</strong>
                <span>{whoseVisit(visit)}</span>
                <time dateTime={visit.start}>
                  {format.dateTimeRange(new Date(visit.start), new Date(visit.end), {
                    hour: 'numeric',
                    minute: '2-digit',
                  })}
                </time>
              </a>
            </li>
          )
        })}
      </ol>
      {visits.length === 0 ? <p className="today-no-visit">{t('noVisits')}</p> : null}
      {line.now === null ? null : (
        <p
          className={line.now > lateFrom ? 'today-now today-now-late' : 'today-now'}
          style={{ left: `${line.now}%` }}
        >
          {t('now', { time: time(now) })}
        </p>
      )}
      <ul className="today-hours" aria-hidden="true">
        {line.hours.map((hour, index) => (
          <li key={hour} style={{ left: `${(index / last) * 100}%` }}>
            {t('hour', { hour: hour % 12 || 12, half: hour % 24 < 12 ? 'am' : 'pm' })}
          </li>
        ))}
      </ul>
    </div>
  )
}
