import type { CSSProperties } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { ServiceSpan } from '@/domain/company/service-clock'
import { siteFormatter } from '@/i18n/site-formatter'
import { DimensionLine } from '@/ui/dimension-line'
import './week-hours.css'

type Props = { locale: Locale; spans: ServiceSpan[] }

/** Monday first, as hours are written. */
const week = [1, 2, 3, 4, 5, 6, 0]
/** A Sunday at midnight: what the names of days and hours are read from. */
const aSunday = Date.UTC(2027, 0, 3)
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Kept free before the first hour and after the last. */
const margin = 90

/** When crews work, each day a dimension line; the words of the hours stand below it. */
export async function WeekHours({ locale, spans }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact.week' })
  const format = siteFormatter(locale)
  const begin = Math.max(0, Math.min(...spans.map(([, from]) => from)) - margin)
  const end = Math.min(24 * 60, Math.max(...spans.map(([, , until]) => until)) + margin)
  const share = (minutes: number) => `${(minutes / (end - begin)) * 100}%`
  const clock = (minutes: number) =>
    format.dateTime(new Date(aSunday + minutes * minuteMs), {
      hour: 'numeric',
      ...(minutes % 60 !== 0 && { minute: '2-digit' }),
      timeZone: 'UTC',
    })
  return (
    <div
      aria-hidden="true"
      className="week figures"
      style={{ '--begin': begin, '--whole': end - begin } as CSSProperties}
    >
      {week.map((day) => {
        const ofDay = spans.filter(([each]) => each === day)
        return (
          <div key={day} className="week-of-day" data-day={day}>
            <span>
              {format.dateTime(new Date(aSunday + day * dayMs), {
                weekday: 'short',
                timeZone: 'UTC',
              })}
            </span>
            <span className="week-axis">
              {ofDay.map(([, from, until]) => (
                <span
                  key={from}
                  className="week-span"
                  style={
                    { '--from': share(from - begin), '--for': share(until - from) } as CSSProperties
                  }
                >
                  <DimensionLine />
                </span>
              ))}
              <span className="week-now" />
            </span>
            <span className="week-figure">
              <span className="week-works">
                {ofDay.length === 0
                  ? t('closed')
                  : ofDay.map(([, from, until]) => `${clock(from)}–${clock(until)}`).join(', ')}
              </span>
              {ofDay.length === 0 ? null : <span className="week-rests">{t('rests')}</span>}
            </span>
          </div>
        )
      })}
    </div>
  )
}
