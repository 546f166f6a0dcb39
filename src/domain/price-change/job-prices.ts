import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'

/** A job of the shop's list before and after a change; null where it has no price. Major units. */
export type JobPrice = {
  id: number
  title: string
  before: number | null
  after: number | null
}

type Job = { id: number; title: string; requests: readonly QuoteRequest[] }

/** The totals of jobs, with overhead and tax, by the prices of today and by those of `after`. */
export function jobPrices(
  jobs: readonly Job[],
  { before, after }: Record<'before' | 'after', PricingTables>,
): JobPrice[] {
  return jobs.map(({ id, title, requests: [request] }) => ({
    id,
    title,
    before: request ? totalOf(request, before) : null,
    after: request ? totalOf(request, after) : null,
  }))
}

function totalOf(request: QuoteRequest, tables: PricingTables): number | null {
  const priced = priceWithinRules(request, tables)
  return priced.ok ? priced.quote.totalCost : null
}
