import { getTranslations } from 'next-intl/server'
import { dayOf } from '@/domain/booking/booking-rules'
import { datesOnPage } from '@/domain/booking/dates-on-page'
import { dayIn } from '@/domain/company/working-days'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import { ChapterHead } from './chapter-head'
import { dayScale } from './day-scale'
import { noonOf } from './noon-of'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'dates'> & { context: PlateContext }

/** What happens when somebody says yes today, one tick a day, up to the last day of the installation. */
export async function DatesChapter({ heading, lead, items, context, ...step }: Props) {
  const { locale, order } = context
  const t = await getTranslations({ locale, namespace: 'plates.dates' })
  const format = siteFormatter(locale)
  const { steps, days } = datesOnPage(order, dayIn(timeZone, new Date()), step)
  const last = days.length - 1
  const offsets = steps.map(({ offset }) => offset)
  const scale = dayScale(offsets, last)
  const at = (share: number | undefined) => ({ '--at': share }) as object
  const short = { month: 'short', day: 'numeric' } as const
  const until = order === null ? null : noonOf(dayOf(order.installed.until))
  return (
    <section className="dates-chapter page pt-21 lg:pt-34">
      <ChapterHead heading={heading} lead={lead} />
      <ol className="dates" style={{ '--days': last } as object}>
        {steps.map(({ day, offset }, index) => {
          const holiday = days[offset]?.holiday ?? null
          const isWindow = until !== null && index === steps.length - 1
          return (
            <li key={index} className="date" style={at(scale.steps[index])}>
              <p className="date-day">
                <span className="font-display text-h4 whitespace-nowrap text-edge-ink lg:text-h3">
                  {isWindow
                    ? format.dateTimeRange(noonOf(day), until, short)
                    : format.dateTime(noonOf(day), short)}
                </span>{' '}
                <span className="text-small text-text-second">
                  {holiday === null
                    ? isWindow || format.dateTime(noonOf(day), { weekday: 'short' })
                    : t(`holidays.${holiday}`)}
                </span>
              </p>
              <div className="date-step">
                <p className="font-display text-h4 leading-tight">{items[index]?.title}</p>
                <p className="fractions text-small text-text-second">{items[index]?.text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <div aria-hidden="true" className="dates-line" style={{ '--days': last } as object}>
        {days.map(({ offset, isWorking, holiday }) => (
          <span
            key={offset}
            className={isWorking ? 'date-tick' : 'date-tick date-tick-off'}
            style={at(scale.at(offset))}
          >
            {holiday === null || offsets.includes(offset) ? null : (
              <span className="date-holiday">{t(`holidays.${holiday}`)}</span>
            )}
          </span>
        ))}
      </div>
    </section>
  )
}
