import 'server-only'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { RuledPrice } from '@/domain/glass-rules/price-within-rules'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'

/** Prices any input from the tables as they are now; saves nothing and needs nobody signed in. */
export async function calculateQuote({
  ctx,
  input,
}: {
  ctx: Pick<ServiceContext, 'payload'>
  input: unknown
}): Promise<RuledPrice> {
  const { tables } = await pricingForOffice(ctx)
  return priceWithinRules(input, tables)
}
