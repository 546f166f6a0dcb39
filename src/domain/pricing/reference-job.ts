import * as z from 'zod/mini'
import { defaultComplexityFactor, defaultFinish, defaultRegion } from './default-choices'
import type { PricingTables, QuoteRequest } from './types'

/** What is known of the place of a job, in the words of its form. */
export const placesOfJob = ['door', 'wet', 'low', 'stairs', 'outOfPlumb', 'tileUnfinished'] as const

const relation = z.pipe(
  z.union([z.number(), z.object({ id: z.number() })]),
  z.transform((value: number | { id: number }) => (typeof value === 'number' ? value : value.id)),
)

const jobShape = z.object({
  serviceType: z.string(),
  region: z.nullish(relation),
  glassType: relation,
  finish: z.nullish(relation),
  thicknessMm: z.nullish(z.number()),
  panels: z.array(
    z.object({
      widthIn: z.number(),
      heightIn: z.number(),
      role: z.nullish(z.enum(['fixed', 'door'])),
      opensInward: z.nullish(z.boolean()),
    }),
  ),
  hardware: z.nullish(z.array(z.object({ item: relation, quantity: z.number() }))),
  complexityFactor: z.nullish(relation),
  locationFactor: z.nullish(relation),
  place: z.nullish(z.array(z.enum(placesOfJob))),
})

/**
 * What a job of the shop's list asks a price for. What it leaves open is what a visitor gets who is not
 * asked: the first region, the glass's own thickness and finish, the standard installation. Null where
 * it lacks its glass or its sizes.
 */
export function requestOfJob(row: unknown, tables: PricingTables): QuoteRequest | null {
  const read = jobShape.safeParse(row)
  if (!read.success) return null
  const job = read.data
  const glass = tables.glassTypes.find(({ id }) => id === job.glassType)
  const regionId = job.region ?? defaultRegion(tables)?.id ?? 0
  const finishId = job.finish ?? (glass ? defaultFinish(tables, glass)?.id : undefined) ?? 0
  const isAt = (place: (typeof placesOfJob)[number]) => job.place?.includes(place) ?? false
  const safety = saidOf({
    door: isAt('door'),
    wet: isAt('wet'),
    low: isAt('low'),
    stairs: isAt('stairs'),
  })
  const site = saidOf({ outOfPlumb: isAt('outOfPlumb'), tileUnfinished: isAt('tileUnfinished') })
  return {
    serviceType: job.serviceType,
    regionId,
    glassTypeId: job.glassType,
    finishId,
    thicknessMm: job.thicknessMm ?? glass?.thicknessMm ?? 0,
    panels: job.panels.map(({ widthIn, heightIn, role, opensInward }) => ({
      widthIn,
      heightIn,
      ...(role && { role }),
      ...(opensInward && { swing: 'in' as const }),
    })),
    hardware: (job.hardware ?? []).map(({ item, quantity }) => ({ id: item, quantity })),
    ...(safety && { safety }),
    ...(site && { site }),
    complexityFactorId:
      job.complexityFactor ?? defaultComplexityFactor(tables, regionId)?.id ?? null,
    locationFactorId: job.locationFactor ?? null,
  }
}

/** Only what holds; nothing where nothing does. */
function saidOf<Key extends string>(answers: Record<Key, boolean>) {
  const said = Object.entries(answers).filter(([, holds]) => holds)
  return said.length > 0 ? (Object.fromEntries(said) as Partial<Record<Key, boolean>>) : null
}
