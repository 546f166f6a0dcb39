import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { FreeDay, Slot } from '@/domain/booking/slots'
import { siteFormatter } from '@/i18n/site-formatter'
import { wholeTime } from '@/i18n/whole-time'
import { daysTogether } from '@/i18n/days-together'
import { noonOf } from './noon-of'
import { ownDayOf } from './own-day-of'

type Props = {
  locale: Locale
  day: FreeDay
  /** The time of the visit that is to be moved: shown where it is on this day, and no button. */
  own: Slot | undefined
  /** Where a chosen time is sent, and what goes along. */
  action: string
  fields: Record<string, string>
  lead: string
}

/** The times of a day, each a button that is pressed once. */
export async function DayTimes({ locale, day, own, action, fields, lead }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking.times' })
  const format = siteFormatter(locale)
  const clockOf = ({ start, end }: Slot) => (
    <span className="font-display figures text-h4 lg:text-lead">
      {wholeTime(format.dateTimeRange(new Date(start), new Date(end), { timeStyle: 'short' }))}
    </span>
  )
  const title = format.dateTime(noonOf(day.day), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const shown: (Slot & { left?: number })[] = [
    ...day.slots,
    ...(own && ownDayOf(own) === day.day ? [own] : []),
  ]
  return (
    <form method="post" action={action} aria-labelledby="times-of-day">
      <h2 id="times-of-day" className="text-title first-letter:uppercase lg:text-h2">
        {daysTogether(title)}
      </h2>
      <p className="mt-3 text-text-second">{lead}</p>
      {Object.entries({ ...fields, locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3 lg:grid-cols-[repeat(auto-fit,minmax(13.25rem,1fr))]">
        {shown
          .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
          .map((slot) => (
            <li key={slot.start}>
              {slot.left !== undefined ? (
                <button name="start" value={slot.start} className="time-button">
                  {clockOf(slot)}
                  <span className="text-small text-text-second">
                    {t('left', { count: slot.left })}
                  </span>
                </button>
              ) : (
                <p aria-current="time" className="time-button">
                  {clockOf(slot)}
                  <span className="text-small text-text-second">{t('own')}</span>
                </p>
              )}
            </li>
          ))}
      </ul>
      <p className="mt-5 text-small text-text-second">{t('legend')}</p>
    </form>
  )
}
