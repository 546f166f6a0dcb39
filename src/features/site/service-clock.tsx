import { getTranslations } from 'next-intl/server'
import { defaultLocale, formattingLocales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { closedAhead } from '@/domain/booking/closed-days'
import { serviceSpans } from '@/domain/company/service-clock'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { serviceClockScript } from '@/policy/own-scripts.mjs'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { RunUnparsed } from '@/ui/run-unparsed'
import { RunWhileParsed } from '@/ui/run-while-parsed'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/**
 * Marks the document by the shop's clock, ahead of its first paint: pages come from a cache that knows no
 * time. Where no script runs there is no mark, and `CallLink` shows both numbers.
 */
export async function ServiceClock({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.officeOpens' })
  // the hours are read by their English words, in which staff write them first
  const [{ serviceHours }, rules] = await Promise.all([readCompany(defaultLocale), readBooking()])
  const closed = closedAhead(rules, shopDayOf(new Date(), timeZone))
  const time = { time: '{time}' }
  const days = weekdays.map((day) => t(day, time))
  const opens = {
    locale: formattingLocales[locale],
    today: t('today', time),
    tomorrow: t('tomorrow', time),
    days,
  }
  return (
    <div
      hidden
      data-spans={JSON.stringify(serviceSpans(serviceHours))}
      data-closed={JSON.stringify(closed)}
      data-zone={timeZone}
      data-opens={JSON.stringify(opens)}
    >
      <RunWhileParsed code={serviceClockScript} />
      <RunUnparsed mark="data-clock" />
    </div>
  )
}
