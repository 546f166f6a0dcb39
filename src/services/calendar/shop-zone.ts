import 'server-only'
import { TZDate } from '@date-fns/tz'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import { env } from '@/config/env'
import { timeZone } from '@/i18n/time-zone'

/** Named by each event: a calendar in a zone would stamp its events in that zone, too. */
export const zoneRules = {
  name: null,
  generator: (zone: string) => [zoneBlock(zone)].flat()[0] ?? null,
}

/** The library writes down what a date says of itself: this one says the shop's time. */
export function inShop(at: string): Date {
  return new TZDate(new Date(at).getTime(), timeZone)
}

/** By what calendars know a visit again. */
export function idOfEvent(visitId: number): string {
  return `visit-${visitId}@${new URL(env().SITE_URL).hostname}`
}
