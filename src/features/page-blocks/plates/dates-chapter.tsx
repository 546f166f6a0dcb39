import { getTranslations } from 'next-intl/server'
import { jobDates } from '@/domain/company/job-dates'
import { dayIn } from '@/domain/company/working-days'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import { ChapterHead } from './chapter-head'
import { noonOf } from './noon-of'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'dates'> & { context: PlateContext }

/** What happens when somebody says yes today: one tick a day, every date the earliest. */
export async function DatesChapter({ heading, lead, items, context: { locale }, ...step }: Props) {
  const t = await getTranslations({ locale, namespace: 'plates.dates' })
  const format = siteFormatter(locale)
  const { steps, days } = jobDates(dayIn(timeZone, new Date()), step)
  const last = days.length - 1
  const at = (offset: number) => ({ '--at': offset / last }) as object
  return (
    <section className="dates-chapter page pt-21 lg:pt-34">
      <ChapterHead heading={heading} lead={lead} />
      <ol className="dates" style={{ '--days': last } as object}>
        {steps.map(({ day, offset }, index) => (
          <li
            key={offset}
            className="date"
            style={at(offset)}
            data-last={index === steps.length - 1 || undefined}
          >
            <p className="date-day">
              <span className="font-display text-h4 whitespace-nowrap text-edge-ink lg:text-h3">
                {format.dateTime(noonOf(day), { month: 'short', day: 'numeric' })}
              </span>{' '}
              <span className="text-small text-text-second">
                {format.dateTime(noonOf(day), { weekday: 'short' })}
              </span>
            </p>
            <div className="date-step">
              <p className="font-display text-h4 leading-tight">{items[index]?.title}</p>
              <p className="fractions text-small text-text-second">{items[index]?.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="dates-line" style={{ '--days': last } as object}>
        {days.map(({ offset, isWorking, holiday }) => (
          <span
            key={offset}
            className={isWorking ? 'date-tick' : 'date-tick date-tick-off'}
            style={at(offset)}
          >
            {holiday === null ? null : (
              <span className="date-holiday">{t(`holidays.${holiday}`)}</span>
            )}
          </span>
        ))}
      </div>
    </section>
  )
}
