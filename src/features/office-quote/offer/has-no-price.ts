import type { OfficeQuote } from '@/services/office-quotes/office-quote'

/** Whether its total says nothing, since what is on it can't be priced as it is. */
export function hasNoPrice({ total, problems }: Pick<OfficeQuote, 'total' | 'problems'>): boolean {
  return total === 0 && problems.length > 0
}
