import { globalSlugs, slugs } from '@collections/slugs'
import { tablesFromRows } from '@/domain/pricing/tables-from-rows'
import type { PricingTables } from '@/domain/pricing/types'
import type { ServiceContext } from '../context'

/**
 * Every active row that a price can depend on, as any visitor may read it, in one parallel round.
 * Never cached: a price that staff changed counts from the next calculation on.
 */
export async function loadPricingTables({
  payload,
}: Pick<ServiceContext, 'payload'>): Promise<PricingTables> {
  const whole = { depth: 0, pagination: false } as const
  const [
    regions,
    glassTypes,
    glassFinishes,
    hardware,
    installationFactors,
    taxRules,
    pricingSettings,
  ] = await Promise.all([
    payload.find({ collection: slugs.regions, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.glassTypes, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.glassFinishes, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.hardware, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.installationFactors, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.taxRules, ...whole, overrideAccess: false }),
    payload.findGlobal({ slug: globalSlugs.pricingSettings, depth: 0, overrideAccess: false }),
  ])
  return tablesFromRows({
    regions: regions.docs,
    glassTypes: glassTypes.docs,
    glassFinishes: glassFinishes.docs,
    hardware: hardware.docs,
    installationFactors: installationFactors.docs,
    taxRules: taxRules.docs,
    pricingSettings,
  })
}
