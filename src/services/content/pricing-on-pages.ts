import 'server-only'
import type { Locale } from '@/config/locales'
import type { PricingTables } from '@/domain/pricing/types'
import { currentPricing } from '../catalogue/current-pricing'
import { cachedRead } from './cached-read'

/** What prices and limits are made from, for pages that show figures of them. */
export const readPricingOnPages = cachedRead(
  'pricing-on-pages',
  async (payload, locale: Locale): Promise<PricingTables> => {
    const { tables } = await currentPricing({ payload })
    return tables[locale]
  },
)
