import { isolateObjectProperty } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import type { PricingRows } from '@/domain/pricing/tables-from-rows'
import { globalSlugs, slugs } from '../slugs'

/**
 * Every active row that a price can depend on, as any visitor may read it, its texts in every
 * language at once (`name: { en, es }`), in one parallel round; in the transaction of `req` where there
 * is one.
 */
export async function readPricingRows(
  payload: Payload,
  req?: PayloadRequest,
): Promise<PricingRows> {
  const whole = {
    depth: 0,
    pagination: false,
    locale: 'all',
    // a read in every language must not leave the writer's request in every language
    req: req && isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  } as const
  const [
    regions,
    glassTypes,
    glassFinishes,
    hardware,
    installationFactors,
    taxRules,
    glassRules,
    pricingSettings,
  ] = await Promise.all([
    payload.find({ collection: slugs.regions, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.glassTypes, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.glassFinishes, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.hardware, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.installationFactors, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.taxRules, ...whole, overrideAccess: false }),
    payload.find({ collection: slugs.glassRules, ...whole, overrideAccess: false }),
    payload.findGlobal({
      slug: globalSlugs.pricingSettings,
      depth: 0,
      ...(whole.req && { req: whole.req }),
      overrideAccess: false,
    }),
  ])
  return {
    regions: regions.docs,
    glassTypes: glassTypes.docs,
    glassFinishes: glassFinishes.docs,
    hardware: hardware.docs,
    installationFactors: installationFactors.docs,
    taxRules: taxRules.docs,
    glassRules: glassRules.docs,
    pricingSettings,
  }
}
