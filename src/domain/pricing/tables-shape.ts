import * as z from 'zod/mini'
import { hardwareParts } from './types'
import type { PricingTables } from './types'

const number = z.number()
const text = z.string()
const flag = z.boolean()
const named = { id: number, name: text, officeName: z.optional(text) }
const modifier = z.object({ type: z.enum(['percentage', 'fixed_amount']), value: number })

/** The pricing tables as `GET /api/quotes/tables` sends them. */
export const pricingTablesShape: z.ZodMiniType<PricingTables> = z.object({
  regions: z.array(z.object({ ...named, currencyCode: text, currencySymbol: text, usesVat: flag })),
  glassTypes: z.array(
    z.object({
      ...named,
      category: z.enum(['insulated', 'flat', 'shower', 'mirror', 'tabletop', 'specialty']),
      thicknessMm: number,
      basePricePerSqFt: number,
      defaultFinishId: z.nullable(number),
      safety: z.nullable(z.enum(['tempered', 'laminated'])),
      isStandard: flag,
      includesShowerInstallation: flag,
    }),
  ),
  finishes: z.array(z.object({ ...named, key: text, modifier })),
  hardware: z.array(
    z.object({
      ...named,
      description: z.nullable(text),
      cost: number,
      unitOfMeasure: z.enum(['psf', 'each', 'pair', 'set', 'linear_ft']),
      offeredFor: z.array(z.enum(['shower', 'replacement', 'general'])),
      fits: z.array(z.enum(['door', 'window', 'mirror', 'tabletop', 'partition'])),
      part: z.nullable(z.enum(hardwareParts)),
      carries: z.nullable(z.object({ hinges: number, mostLb: number, mostIn: number })),
      metal: z.nullable(z.enum(['black', 'brass', 'nickel', 'chrome'])),
    }),
  ),
  factors: z.array(
    z.object({
      ...named,
      factorType: z.enum(['complexity', 'location']),
      regionId: z.nullable(number),
      modifier,
      sqFtMultiplierThreshold: z.nullable(number),
      sqFtMultiplierValue: z.nullable(number),
      largeFormatMultiplier: z.nullable(number),
      highAltitudeMultiplier: z.nullable(number),
    }),
  ),
  taxRules: z.array(
    z.object({
      id: number,
      regionId: number,
      rate: number,
      taxType: text,
      officeName: z.optional(text),
    }),
  ),
  glassRules: z.array(
    z.object({
      id: number,
      rule: text,
      level: z.enum(['block', 'approval', 'note']),
      title: text,
      reason: text,
      source: text,
      figures: z.array(z.object({ key: text, value: number, thicknessMm: z.nullable(number) })),
    }),
  ),
  settings: z.object({
    profitMarginPercentage: number,
    installationBaseFee: number,
    quoteValidityDays: number,
    foldMarginIntoLines: flag,
    minimumBilledSqFt: number,
    deposit: z.nullable(z.object({ percent: number, floor: number, wholeBelow: number })),
  }),
})

/** What there is before anything has come: nothing of it has a price. */
export const noTables: PricingTables = {
  regions: [],
  glassTypes: [],
  finishes: [],
  hardware: [],
  factors: [],
  taxRules: [],
  glassRules: [],
  settings: {
    profitMarginPercentage: 0,
    installationBaseFee: 0,
    quoteValidityDays: 0,
    foldMarginIntoLines: false,
    minimumBilledSqFt: 0,
    deposit: null,
  },
}
