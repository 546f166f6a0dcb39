import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { closedAhead } from '@/domain/booking/closed-days'
import type { BookingRules } from '@/domain/booking/booking-rules'
import type { Hours } from '@/domain/company/company-facts'
import { serviceSpans } from '@/domain/company/service-clock'
import { shopDayOf } from '@/domain/job/shop-time'
import { siteFormatter } from '@/i18n/site-formatter'
import { timeZone } from '@/i18n/time-zone'
import { classNames } from '@/ui/class-names'
import { linesOf } from './lines-of-hours'
import { WeekHours } from './week-hours'

/** So many of the days on which the shop rests are named ahead. */
const namedRests = 3

type Props = {
  locale: Locale
  serviceHours: Hours
  /** The same by their English words, in which staff write them first: the times are read from these. */
  inEnglish: Hours
  booking: BookingRules
}

/** The week as it is drawn, its words for who hears it, and the closed days that come next. */
export async function DrawnHours({ locale, serviceHours, inEnglish, booking }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const spans = serviceSpans(inEnglish)
  const hours = linesOf(serviceHours)
  const rests = closedAhead(booking, shopDayOf(new Date(), timeZone)).slice(0, namedRests)
  const format = siteFormatter(locale)
  return (
    <>
      {spans.length === 0 ? null : (
        <div className="mt-2 mb-3 text-edge-tint">
          <WeekHours locale={locale} spans={spans} />
        </div>
      )}
      {hours.map((line) => (
        <span key={line} className={classNames('block', spans.length > 0 && 'sr-only')}>
          {line}
        </span>
      ))}
      {spans.length === 0
        ? null
        : hours.flatMap(besidesTimes).map((note) => (
            <span key={note} aria-hidden="true" className="block text-small text-stone">
              {note}
            </span>
          ))}
      {rests.length === 0 ? null : (
        <span className="mt-1 block text-small text-stone">
          {t('week.closedNext', {
            days: format.list(
              rests.map((day) => format.dateTime(noonOf(day), { month: 'short', day: 'numeric' })),
            ),
          })}
        </span>
      )}
    </>
  )
}

/** What a line of hours says besides its times, which are drawn: 'Sat by appointment'. */
function besidesTimes(line: string): string[] {
  const rest = line.replace(/\s*\d.*\d\s*[ap]\.?\s?m\b\.?/i, '')
  return rest !== line && rest.includes(' ') ? [rest] : []
}

/** Noon of a day such as `2027-01-12`: the same day wherever the company is. */
function noonOf(day: string): Date {
  return new Date(`${day}T18:00:00Z`)
}
