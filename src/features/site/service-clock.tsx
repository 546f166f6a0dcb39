import { defaultLocale } from '@/config/locales'
import { serviceSpans } from '@/domain/company/service-clock'
import { timeZone } from '@/i18n/time-zone'
import { serviceClockScript } from '@/policy/own-scripts.mjs'
import { readCompany } from '@/services/content/company'
import { RunWhileParsed } from '@/ui/run-while-parsed'

/**
 * Marks the document by the shop's clock, ahead of its first paint: pages come from a cache that knows no
 * time. Where no script runs there is no mark, and `CallLink` shows both numbers.
 */
export async function ServiceClock() {
  // the hours are read by their English words, in which staff write them first
  const { serviceHours } = await readCompany(defaultLocale)
  return (
    <div hidden data-spans={JSON.stringify(serviceSpans(serviceHours))} data-zone={timeZone}>
      <RunWhileParsed code={serviceClockScript} />
    </div>
  )
}
