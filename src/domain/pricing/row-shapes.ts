import * as z from 'zod/mini'
import { hardwareParts } from './types'

const number = z.number()
const text = z.string()
/** A relation is an id, or the related document where it was populated. */
const relation = z.pipe(
  z.union([number, z.object({ id: number })]),
  z.transform((value: number | { id: number }) => (typeof value === 'number' ? value : value.id)),
)

const common = {
  id: number,
  officeName: z.nullish(text),
  active: z.nullish(z.boolean()),
  isActive: z.nullish(z.boolean()),
  displayOrder: z.nullish(number),
}

const modifierFields = {
  costModifierType: z.enum(['percentage', 'fixed_amount']),
  costModifierValue: number,
}

export const regionRow = z.object({
  ...common,
  name: text,
  currencyCode: text,
  currencySymbol: text,
  usesVat: z.nullish(z.boolean()),
})

export const glassTypeRow = z.object({
  ...common,
  name: text,
  category: z.enum(['insulated', 'flat', 'shower', 'mirror', 'tabletop', 'specialty']),
  thicknessMm: z.nullish(number),
  basePricePerSqFt: number,
  defaultFinish: z.nullish(relation),
  safety: z.nullish(z.enum(['tempered', 'laminated'])),
  isStandard: z.nullish(z.boolean()),
  includesShowerInstallation: z.nullish(z.boolean()),
})

export const finishRow = z.object({ ...common, key: text, name: text, ...modifierFields })

export const hardwareRow = z.object({
  ...common,
  name: text,
  description: z.nullish(text),
  cost: number,
  unitOfMeasure: text,
  offeredFor: z.nullish(z.array(z.enum(['shower', 'replacement', 'general']))),
  fits: z.nullish(z.array(z.enum(['door', 'window', 'mirror', 'tabletop', 'partition']))),
  part: z.nullish(z.enum(hardwareParts)),
  metal: z.nullish(z.enum(['black', 'brass', 'nickel', 'chrome'])),
  hingeCount: z.nullish(number),
  carriesLb: z.nullish(number),
  carriesIn: z.nullish(number),
})

export const factorRow = z.object({
  ...common,
  name: text,
  factorType: z.enum(['complexity', 'location']),
  region: z.nullish(relation),
  ...modifierFields,
  sqFtMultiplierThreshold: z.nullish(number),
  sqFtMultiplierValue: z.nullish(number),
  largeFormatMultiplier: z.nullish(number),
  highAltitudeMultiplier: z.nullish(number),
})

export const taxRuleRow = z.object({ ...common, region: relation, rate: number, taxType: text })

export const glassRuleRow = z.object({
  ...common,
  rule: text,
  level: z.enum(['block', 'approval', 'note']),
  title: text,
  reason: z.catch(text, ''),
  source: z.nullish(text),
  figures: z.nullish(
    z.array(z.object({ key: text, value: number, thicknessMm: z.nullish(number) })),
  ),
})

export const settingsRow = z.object({
  profitMarginPercentage: z.catch(number, 10),
  installationBaseFee: z.catch(number, 200),
  quoteValidityDays: z.catch(number, 30),
  foldMarginIntoLines: z.catch(z.boolean(), false),
  minimumBilledSqFt: z.catch(number, 0),
  depositPercentage: z.catch(number, 0),
  depositFloor: z.catch(number, 0),
  depositWholeBelow: z.catch(number, 0),
})
