import type { GlassRule } from '@/domain/pricing/types'
import { limitsOf } from './work'

/** A price of the list, and when somebody last saved it (an ISO date and time). */
export type DatedPrice = { table: string; id: number; name: string; savedAt: string }

export type StalePrices = {
  /** The oldest first. */
  prices: DatedPrice[]
  figures: { count: number; most: number; oldest: number }
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The prices that nobody has saved for more than the rule's days; null where there are none, or where
 * the shop keeps no such rule. Told to those who work here alone: no price follows from it.
 */
export function stalePrices(
  prices: readonly DatedPrice[],
  rule: Pick<GlassRule, 'figures'> | undefined,
  now: Date,
): StalePrices | null {
  const most = limitsOf(rule).of('mostDays')
  if (most === null) return null
  const ageMs = ({ savedAt }: DatedPrice) => now.getTime() - new Date(savedAt).getTime()
  const stale = prices
    .filter((price) => ageMs(price) > most * dayMs)
    .sort((a, b) => ageMs(b) - ageMs(a))
  const [oldest] = stale
  if (!oldest) return null
  const figures = { count: stale.length, most, oldest: Math.floor(ageMs(oldest) / dayMs) }
  return { prices: stale, figures }
}
