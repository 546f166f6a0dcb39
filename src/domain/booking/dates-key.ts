import type { OrderDates } from './order-dates'

type Named = Pick<OrderDates, 'today' | 'visit' | 'approved' | 'ready' | 'installed'>

/** All that a page names of the days of an order: the same where it would say the same. */
export function keyOfDates(dates: Named | null): string {
  if (dates === null) return 'none'
  const { today, visit, approved, ready, installed } = dates
  const ends = [ready.from, ready.until, installed.from, installed.until]
  return [today, visit, approved, ...ends].join(' ')
}
