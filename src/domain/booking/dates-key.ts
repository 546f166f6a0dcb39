import type { OrderDates } from './order-dates'

type Named = Pick<OrderDates, 'today' | 'visit' | 'installed'>

/** All that a page names of the days of an order: the same where it would say the same. */
export function keyOfDates(dates: Named | null): string {
  if (dates === null) return 'none'
  const { today, visit, installed } = dates
  return [today, visit, installed.from, installed.until].join(' ')
}
