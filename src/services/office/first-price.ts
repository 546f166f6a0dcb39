import 'server-only'
import { editsPrices } from '@collections/access/roles'
import { globalSlugs, slugs } from '@collections/slugs'
import { defaultRegion } from '@/domain/pricing/default-choices'
import { firstThingToPrice } from '@/domain/pricing/first-thing-to-price'
import type { FirstPrice } from '@/domain/pricing/first-thing-to-price'
import { lackOfReplacements, lackOfShowers } from '@/domain/pricing/offered'
import type { PricingTables } from '@/domain/pricing/types'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'

/** What a shop needs before its first price is right, in the order in which it is entered. */
export const firstPriceSteps = [
  'company',
  'region',
  'glassType',
  'finish',
  'factor',
  'taxRule',
  'settings',
] as const

type FirstPriceStep = (typeof firstPriceSteps)[number]

export type WayToFirstPrice = {
  steps: { step: FirstPriceStep; isDone: boolean }[]
  /** Null while nothing has a price yet. */
  example: FirstPrice | null
}

/**
 * How far a new shop is from its first price, read from the database as the person who asks may read
 * it; null for those who edit no prices, and once nothing is missing any more.
 */
export async function wayToFirstPrice({
  ctx,
}: {
  ctx: ServiceContext
}): Promise<WayToFirstPrice | null> {
  const { actor, payload } = ctx
  if (actor === null || !editsPrices(actor)) return null
  const asActor = { user: { ...actor, collection: slugs.users }, depth: 0 } as const
  const [{ tables }, company, settings] = await Promise.all([
    pricingForOffice(ctx),
    payload.findGlobal({ ...asActor, slug: globalSlugs.company, overrideAccess: false }),
    payload.findGlobal({ ...asActor, slug: globalSlugs.pricingSettings, overrideAccess: false }),
  ])
  const done: Record<FirstPriceStep, boolean> = {
    company: Boolean(company.phoneGeneral),
    region: tables.regions.length > 0,
    glassType: tables.glassTypes.length > 0,
    finish: tables.finishes.length > 0,
    factor: !needsFactor(tables),
    taxRule: hasTaxRule(tables),
    settings: Boolean(settings.createdAt),
  }
  const steps = firstPriceSteps.map((step) => ({ step, isDone: done[step] }))
  if (steps.every(({ isDone }) => isDone)) return null
  return { steps, example: firstThingToPrice(tables) }
}

/** Showers may carry their installation in the price of the glass; everything else needs a factor. */
function needsFactor(tables: PricingTables): boolean {
  const region = defaultRegion(tables)
  if (region === null || tables.glassTypes.length === 0) return true
  const isFree = lackOfShowers(tables, 'shower_glass_quote') !== 'factor'
  const sellsShowersAlone = tables.glassTypes.every(({ category }) => category === 'shower')
  if (sellsShowersAlone) return !isFree
  return tables.finishes.length > 0
    ? lackOfReplacements(tables) === 'factor' || tables.factors.length === 0
    : tables.factors.length === 0
}

/** A shop abroad may charge no tax; one that charges dollars without a rule shows totals without it. */
function hasTaxRule({ regions, taxRules }: PricingTables): boolean {
  return regions.length > 0 && regions.every(({ id }) => taxRules.some((r) => r.regionId === id))
}
