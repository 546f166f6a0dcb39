import 'server-only'
import { priceQuote } from '@/domain/pricing/price-quote'
import type { PriceOutcome } from '@/domain/pricing/types'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'

/** Prices any input from the tables as they are now; saves nothing and needs nobody signed in. */
export async function calculateQuote({
  ctx,
  input,
}: {
  ctx: Pick<ServiceContext, 'payload'>
  input: unknown
}): Promise<PriceOutcome> {
  const { tables } = await pricingForOffice(ctx)
  return priceQuote(input, tables)
}
