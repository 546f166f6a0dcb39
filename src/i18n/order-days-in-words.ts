import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperWords } from './paper-words'

/** The days of an order, as its estimate names them. */
export function whenOf(days: OrderDays | null, { t, shopDay }: PaperWords) {
  if (days === null) return null
  const span = ({ from, until }: OrderDays['ready']) =>
    from === until
      ? shopDay(from)
      : t('next.between', { from: shopDay(from), until: shopDay(until) })
  return {
    measure: t('next.visitBy', { date: shopDay(days.visit) }),
    made: span(days.ready),
    installed: span(days.installed),
  }
}
