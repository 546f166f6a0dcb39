import 'server-only'
import { revalidateTag } from 'next/cache'
import { keyOfDates } from '@/domain/booking/dates-key'
import type { OrderDates } from '@/domain/booking/order-dates'
import { secondsLeftOfDay } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { expectedDates } from '../bookings/expected-dates'
import { contextOfSite } from '../request-context'
import { orderDatesTag } from './cache-tags'
import { cachedRead } from './cached-read'

/** The days of an order as pages show them: kept until they are found to be others, and never over midnight. */
export const readOrderDates = cachedRead(
  'order-dates',
  async () => expectedDates(await contextOfSite()),
  () => secondsLeftOfDay(new Date(), timeZone),
)

/** Has pages made anew where what they keep is not `now`; whoever asks in vain drops nothing. */
export async function keepOrderDates(now: OrderDates | null): Promise<void> {
  if (keyOfDates(await readOrderDates()) !== keyOfDates(now)) {
    revalidateTag(orderDatesTag, { expire: 0 })
  }
}
