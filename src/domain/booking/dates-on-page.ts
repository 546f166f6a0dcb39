import { daysBetween, holidayOn } from '../company/working-days'
import type { Day, Holiday } from '../company/working-days'
import { dayOf } from './booking-rules'
import type { OrderDates } from './order-dates'

export type DatesOnPage = {
  /** Today, the visit, the drawing, the glass and the installation; how many days ahead each is. */
  steps: { from: Day; until: Day; offset: number }[]
  /** Every day from today to the last on which it may be installed. */
  days: { offset: number; isWorking: boolean; holiday: Holiday | null }[]
}

/** The days of an order as a page draws them: each step, and a mark for each day. */
export function datesOnPage(order: OrderDates): DatesOnPage {
  const today = dayOf(order.today)
  const one = (day: string) => ({ from: day, until: day })
  const spans = [one(order.today), one(order.visit), one(order.approved), order.ready]
  return {
    steps: [...spans, order.installed].map((span) => {
      const from = dayOf(span.from)
      return { from, until: dayOf(span.until), offset: daysBetween(today, from) }
    }),
    days: order.days.map(({ day, isWorking }, offset) => ({
      offset,
      isWorking,
      holiday: isWorking ? null : holidayOn(dayOf(day)),
    })),
  }
}
