import type { Slot } from '@/domain/booking/slots'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'

/** The day of a visit where the shop is, as in `2027-01-12`. */
export function ownDayOf({ start }: Slot): string {
  return shopDayOf(new Date(start), timeZone)
}
