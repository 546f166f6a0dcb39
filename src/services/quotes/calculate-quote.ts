import { priceQuote } from '@/domain/pricing/price-quote'
import type { PriceOutcome } from '@/domain/pricing/types'
import { loadPricingTables } from '../catalogue/load-pricing-tables'
import type { ServiceContext } from '../context'

/** Prices any input from the tables as they are now; saves nothing and needs nobody signed in. */
export async function calculateQuote({
  ctx,
  input,
}: {
  ctx: Pick<ServiceContext, 'payload'>
  input: unknown
}): Promise<PriceOutcome> {
  return priceQuote(input, await loadPricingTables(ctx))
}
