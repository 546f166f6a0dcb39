import 'server-only'
import { revalidateTag } from 'next/cache'
import type { OrderKind } from '@/domain/booking/order-kind'
import { secondsLeftOfDay } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { expectedDates } from '../bookings/expected-dates'
import { contextOfSite } from '../request-context'
import { orderDatesTag } from './cache-tags'
import { cachedRead } from './cached-read'

/** The days of an order as pages show them: kept until they are found to be others, and never over midnight. */
export const readOrderDates = cachedRead(
  'order-dates',
  async (_payload, kind: OrderKind) => expectedDates(await contextOfSite(), kind),
  () => secondsLeftOfDay(new Date(), timeZone),
)

/** A page is made anew at most this often, whatever strangers say that theirs shows. */
const pauseMs = 10_000

let droppedAt = 0

/**
 * Has pages made anew that show other days. What they keep is not read here: a cache knows a read by the text
 * of its code, which is another one in the bundle of a page.
 */
export function dropOrderDates(at: Date): void {
  if (at.getTime() - droppedAt < pauseMs) return
  droppedAt = at.getTime()
  revalidateTag(orderDatesTag, { expire: 0 })
}
