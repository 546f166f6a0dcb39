import { advise, cured } from '@/domain/glass-rules/advise'
import type { Verdict } from '@/domain/glass-rules/advise'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'

/**
 * Verdicts without those that a block's cure answers as well: whoever takes the largest hinges for a door
 * has nothing left to be approved, and is not told first that there is.
 */
export function onceSettled(
  verdicts: readonly Verdict[],
  request: QuoteRequest,
  tables: PricingTables,
): Verdict[] {
  const answered = new Set(
    verdicts.flatMap(({ level, piece, cure }) => {
      if (level !== 'block' || cure === null) return []
      const left = advise(cured(request, cure), tables).map(keyOf)
      return verdicts
        .filter((other) => other.level !== 'block' && other.piece === piece)
        .map(keyOf)
        .filter((key) => !left.includes(key))
    }),
  )
  return verdicts.filter((verdict) => verdict.level === 'block' || !answered.has(keyOf(verdict)))
}

const keyOf = ({ rule, piece }: Pick<Verdict, 'rule' | 'piece'>) => `${rule}@${piece}`
