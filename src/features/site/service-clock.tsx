import { defaultLocale } from '@/config/locales'
import { closedAhead } from '@/domain/booking/closed-days'
import { serviceSpans } from '@/domain/company/service-clock'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { serviceClockScript } from '@/policy/own-scripts.mjs'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { RunWhileParsed } from '@/ui/run-while-parsed'

/**
 * Marks the document by the shop's clock, ahead of its first paint: pages come from a cache that knows no
 * time. Where no script runs there is no mark, and `CallLink` shows both numbers.
 */
export async function ServiceClock() {
  // the hours are read by their English words, in which staff write them first
  const [{ serviceHours }, rules] = await Promise.all([readCompany(defaultLocale), readBooking()])
  const closed = closedAhead(rules, shopDayOf(new Date(), timeZone))
  return (
    <div
      hidden
      data-spans={JSON.stringify(serviceSpans(serviceHours))}
      data-closed={JSON.stringify(closed)}
      data-zone={timeZone}
    >
      <RunWhileParsed code={serviceClockScript} />
    </div>
  )
}
