import { isolateObjectProperty } from 'payload'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { PricingRows } from '@/domain/pricing/tables-from-rows'
import { globalSlugs, slugs } from '../slugs'

/**
 * Every active row that a price can depend on, as any visitor may read it, its texts in every
 * language at once (`name: { en, es }`), in one parallel round.
 */
export async function readPricingRows(payload: Payload): Promise<PricingRows> {
  const read = readerOf(payload)
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
    read.rows(slugs.regions),
    read.rows(slugs.glassTypes),
    read.rows(slugs.glassFinishes),
    read.rows(slugs.hardware),
    read.rows(slugs.installationFactors),
    read.rows(slugs.taxRules),
    read.rows(slugs.glassRules),
    read.settings(),
  ])
  return {
    regions,
    glassTypes,
    glassFinishes,
    hardware,
    installationFactors,
    taxRules,
    glassRules,
    pricingSettings,
  }
}

/** The same as the transaction of `req` sees them, one after the other: it has one connection. */
export async function readPricingRowsWithin(req: PayloadRequest): Promise<PricingRows> {
  const read = readerOf(req.payload, req)
  return {
    regions: await read.rows(slugs.regions),
    glassTypes: await read.rows(slugs.glassTypes),
    glassFinishes: await read.rows(slugs.glassFinishes),
    hardware: await read.rows(slugs.hardware),
    installationFactors: await read.rows(slugs.installationFactors),
    taxRules: await read.rows(slugs.taxRules),
    glassRules: await read.rows(slugs.glassRules),
    pricingSettings: await read.settings(),
  }
}

function readerOf(payload: Payload, req?: PayloadRequest) {
  const common = {
    depth: 0,
    overrideAccess: false,
    // a read in every language must not leave the writer's request in every language
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']) }),
  } as const
  return {
    rows: async (collection: CollectionSlug): Promise<unknown[]> => {
      const asked = { ...common, collection, pagination: false, locale: 'all' } as const
      return (await payload.find({ ...asked, overrideAccess: false })).docs
    },
    settings: () =>
      payload.findGlobal({
        ...common,
        slug: globalSlugs.pricingSettings,
        overrideAccess: false,
      }),
  }
}
