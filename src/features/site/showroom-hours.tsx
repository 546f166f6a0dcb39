import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { serviceSpans } from '@/domain/company/service-clock'
import { readCompany } from '@/services/content/company'
import { classNames } from '@/ui/class-names'

const week = [0, 1, 2, 3, 4, 5, 6]
const times = ['weekdays', 'saturday'] as const

/**
 * The hours of today's showroom: pages come from a cache that knows no day, so all of them are written
 * and the mark of the clock shows one. The usual ones where no script tells the day.
 */
export async function ShowroomHours({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.strip' })
  // the hours are read by their English words, in which staff write them first
  const [said, read] = await Promise.all([readCompany(locale), readCompany(defaultLocale)])
  const { weekdays } = said.showroomHours
  if (weekdays === '') return null
  const none = { weekdays: '', saturday: '', sunday: '' }
  const daysOf = (time: (typeof times)[number]) =>
    serviceSpans({ ...none, [time]: read.showroomHours[time] }).map(([day]) => day)
  const open = times
    .map((time) => ({ hours: said.showroomHours[time], days: daysOf(time) }))
    .filter(({ days }) => days.length > 0)
  const closed = week.filter((day) => !open.some(({ days }) => days.includes(day)))
  if (open.length === 0) return <WhereItFits>{t('showroom', { hours: weekdays })}</WhereItFits>
  return (
    <WhereItFits className="of-today">
      {open.map(({ hours, days }, index) => (
        <span key={hours} data-days={days.join(' ')} data-usual={index === 0 ? '' : undefined}>
          {t('showroom', { hours })}
        </span>
      ))}
      <span data-days={closed.join(' ')} data-rest="">
        {t('showroomClosed')}
      </span>
    </WhereItFits>
  )
}

/** Whole, or not to be seen: beside an opening and a long name there is no room for it, and half of it says nothing. */
function WhereItFits({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // what stands before it, as narrow as it is, has it wrap out of sight
    <span className="hidden h-[1lh] min-w-0 flex-wrap overflow-hidden text-edge-deep before:h-full before:content-[''] min-[1400px]:flex">
      <span className={classNames('whitespace-nowrap', className)}>{children}</span>
    </span>
  )
}
