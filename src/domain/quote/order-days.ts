import type { OrderDates } from '../booking/order-dates'
import { orderKindOf } from '../booking/order-kind'
import type { OrderKind } from '../booking/order-kind'
import type { QuotePaper } from './paper'

/** What a paper and its letter name of the days of an order. */
export type OrderDays = Pick<OrderDates, 'today' | 'visit' | 'ready' | 'installed'>

/**
 * Whose days a paper may name; null where it names none: the shop wrote its own, it is measured already, its
 * price is over, or no glass is made.
 */
export function kindOfDays(
  { pieces, steps, measurements, validUntil }: QuotePaper,
  now: Date,
): OrderKind | null {
  const isOver = validUntil !== null && new Date(validUntil) < now
  if (pieces.length === 0 || steps.length > 0 || measurements === 'final' || isOver) return null
  const kinds = pieces.map(({ serviceType }) => orderKindOf(serviceType))
  return kinds.find((kind) => kind !== 'usual') ?? 'usual'
}
