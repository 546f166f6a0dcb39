import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { dayOf } from '@/domain/booking/booking-rules'
import type { FreeDay, Slot } from '@/domain/booking/slots'
import { weekdayOf } from '@/domain/company/working-days'
import { siteFormatter } from '@/i18n/site-formatter'
import { visitTimes } from '@/i18n/visit-times'
import { classNames } from '@/ui/class-names'
import { DimensionLine } from '@/ui/dimension-line'
import { noonOf } from './noon-of'
import { ownDayOf } from './own-day-of'

type Props = {
  locale: Locale
  days: FreeDay[]
  chosen: string
  /** The time of the visit that is to be moved: its day is marked. */
  own: Slot | undefined
  hrefOf: (day: string) => string
}

/** The days to come, week under week on a line: those that have something free lead to their times. */
export async function DayWeeks({ locale, days, chosen, own, hrefOf }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking.times' })
  const format = siteFormatter(locale)
  const [first, last] = [days[0], days.at(-1)].map((day) =>
    format.dateTime(noonOf(day?.day ?? ''), { month: 'short', day: 'numeric' }),
  )
  const ownDay = own && ownDayOf(own)
  const before = weekdayOf(dayOf(days[0]?.day ?? ''))
  const names = Array.from({ length: 7 }, (_, weekday) =>
    format.dateTime(new Date(Date.UTC(2027, 0, 3 + weekday, 18)), { weekday: 'narrow' }),
  )
  return (
    <div>
      <DimensionLine className="text-small whitespace-nowrap">
        {first} – {last}
      </DimensionLine>
      <div
        aria-hidden="true"
        className="mt-5 grid grid-cols-7 text-center text-small text-text-second"
      >
        {names.map((name, weekday) => (
          <span key={weekday}>{name}</span>
        ))}
      </div>
      <ol
        className="mt-2 grid grid-cols-7 border-l border-rule"
        aria-label={t('line', { first: first ?? '', last: last ?? '' })}
      >
        {Array.from({ length: before }, (_, index) => (
          <li key={`before-${index}`} aria-hidden="true" className="day-cell" />
        ))}
        {days.map(({ day, state, slots }) => {
          const at = noonOf(day)
          const isFirstOfMonth = day.endsWith('-01') || day === days[0]?.day
          const name = format.dateTime(at, { weekday: 'long', month: 'long', day: 'numeric' })
          const face = (
            <>
              <span aria-hidden="true" className="block text-caption text-text-second">
                {isFirstOfMonth ? format.dateTime(at, { month: 'short' }) : '\u00a0'}
              </span>
              <span
                aria-hidden="true"
                className={classNames(
                  'font-display figures text-h4 leading-none',
                  day === ownDay && 'day-own',
                )}
              >
                {Number(day.slice(8))}
              </span>
              <span
                aria-hidden="true"
                className="day-marks"
                style={{ '--count': Math.min(slots.length, 8) } as CSSProperties}
              />
            </>
          )
          return (
            <li key={day} className="day-cell" data-state={state}>
              {state === 'free' ? (
                <Link
                  href={`${hrefOf(day)}#times`}
                  prefetch={false}
                  className="day-link"
                  aria-label={[
                    ...(day === ownDay ? [`${name}, ${t('own')}`] : [name]),
                    t('free', { count: slots.length }),
                  ].join(': ')}
                  {...(day === chosen ? { 'aria-current': 'date' as const } : {})}
                >
                  {face}
                </Link>
              ) : (
                <span className="day-none">
                  {face}
                  <span className="sr-only">
                    {name}: {t(day === ownDay ? 'own' : state)}
                  </span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {own ? (
        <p className="mt-5 flex items-baseline gap-3 text-base">
          <span aria-hidden="true" className="day-own font-display figures leading-none">
            {Number(ownDayOf(own).slice(8))}
          </span>
          {t('ownLine', { when: Object.values(visitTimes(locale, own)).join(', ') })}
        </p>
      ) : null}
    </div>
  )
}
