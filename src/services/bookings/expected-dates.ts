import 'server-only'
import { readBookingRules } from '@collections/globals/read-booking'
import { orderDates } from '@/domain/booking/order-dates'
import type { OrderDates } from '@/domain/booking/order-dates'
import type { OrderKind } from '@/domain/booking/order-kind'
import { bookableSpan } from '@/domain/booking/slots'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { takenTimes } from './taken-times'

/** When what is ordered at this moment is measured, made and installed; null while the shop does not say. */
export async function expectedDates(
  ctx: Pick<ServiceContext, 'payload' | 'now'>,
  kind: OrderKind,
): Promise<OrderDates | null> {
  const { payload } = ctx
  const rules = await readBookingRules({ payload })
  if (rules.leads[kind] === null) return null
  const now = ctx.now()
  const span = bookableSpan(rules, now, timeZone)
  const taken = rules.isOpen ? await takenTimes({ payload, span, now }) : []
  return orderDates({ kind, rules, now, zone: timeZone, taken })
}
