import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { weekdayNames } from '@/domain/booking/booking-rules'
import type { BookingRules } from '@/domain/booking/booking-rules'
import { weekdayName } from '@/i18n/weekday-name'

type Props = { locale: Locale; rules: BookingRules }

/** Each part of the area on a line of its own, a week long: marked where somebody comes. */
export async function AreaWeeks({ locale, rules }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking.where' })
  const open = weekdayNames.filter((name) => rules.hours.some(({ weekday }) => weekday === name))
  const rows = rules.areas.map(({ name, weekdays }) => ({
    name,
    days: weekdays.length === 0 ? open : open.filter((day) => weekdays.includes(day)),
  }))
  const elsewhere = rules.elsewhere === 'any_day' ? t('everyDay') : t('byPhone')
  return (
    <div className="@container" style={{ '--days': open.length } as object}>
      <div
        aria-hidden="true"
        className="week-row hidden border-b border-rule pb-2 text-small @min-[34rem]:grid"
      >
        <span />
        {open.map((day) => (
          <span key={day} className="text-center text-text-second">
            {weekdayName(locale, day, 'short')}
          </span>
        ))}
      </div>
      <ul>
        {rows.map(({ name, days }) => (
          <li key={name} className="border-b border-rule py-5">
            <div className="week-row">
              <h3 className="text-h4 text-edge-ink">{name}</h3>
              {open.map((day) => (
                <span
                  key={day}
                  aria-hidden="true"
                  className="week-day"
                  data-on={days.includes(day) || undefined}
                />
              ))}
            </div>
            <p className="mt-2 text-base text-text-second @min-[34rem]:sr-only">
              {days.map((day) => weekdayName(locale, day, 'long')).join(', ')}
            </p>
          </li>
        ))}
        <li className="flex flex-wrap justify-between gap-x-6 py-5">
          <span className="font-display text-h4 text-edge-ink">
            {rows.length === 0 ? t('everyDay') : t('elsewhere')}
          </span>
          {rows.length === 0 ? null : <span className="text-text-second">{elsewhere}</span>}
        </li>
      </ul>
    </div>
  )
}
