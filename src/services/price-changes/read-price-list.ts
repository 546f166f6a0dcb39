import 'server-only'
import { globalSlugs, slugs } from '@collections/slugs'
import { isolateObjectProperty } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { keyOf } from '@/domain/price-change/price-cell'
import type { PriceCell, PriceKey } from '@/domain/price-change/price-cell'
import { settingCells } from '@/domain/price-change/setting-cells'

type Reader = { payload: Payload; req?: PayloadRequest | undefined }

/** Every price that can be changed, switched off ones too, in the order of the lists. */
export async function readPriceList({ payload, req }: Reader): Promise<PriceCell[]> {
  const common = {
    depth: 0,
    pagination: false,
    locale: defaultLocale,
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']) }),
  } as const
  // asked for by services that know who may
  const glass = await payload.find({
    collection: slugs.glassTypes,
    ...common,
    overrideAccess: true,
  })
  const hardware = await payload.find({
    collection: slugs.hardware,
    ...common,
    overrideAccess: true,
  })
  const finishes = await payload.find({
    collection: slugs.glassFinishes,
    ...common,
    overrideAccess: true,
  })
  const factors = await payload.find({
    collection: slugs.installationFactors,
    ...common,
    overrideAccess: true,
  })
  const taxes = await payload.find({
    collection: slugs.taxRules,
    ...common,
    depth: 1, // two of a name are told apart by their place
    overrideAccess: true,
  })
  const settings = await payload.findGlobal({
    slug: globalSlugs.pricingSettings,
    depth: 0,
    ...(common.req && { req: common.req }),
    overrideAccess: true,
  })
  return [
    ...glass.docs.map((row): PriceCell => ({
      table: 'glass-types',
      row: row.id,
      name: row.name,
      kind: row.category,
      thicknessMm: row.thicknessMm,
      supplier: row.supplier ?? '',
      unit: 'money',
      per: 'sqFt',
      active: row.active,
      now: row.basePricePerSqFt,
    })),
    ...hardware.docs.map((row): PriceCell => ({
      ...bare,
      table: 'hardware',
      row: row.id,
      name: row.name,
      supplier: row.supplier ?? '',
      unit: 'money',
      per: row.unitOfMeasure,
      active: row.active,
      now: row.cost,
    })),
    ...finishes.docs.map((row): PriceCell => ({
      ...bare,
      table: 'glass-finishes',
      row: row.id,
      name: row.name,
      ...modifierOf(row, 'sqFt'),
      active: row.active,
    })),
    ...factors.docs.map((row): PriceCell => ({
      ...bare,
      table: 'installation-factors',
      row: row.id,
      name: row.name,
      kind: row.factorType,
      ...modifierOf(row, 'each'),
      active: row.active,
    })),
    ...taxes.docs.map((row): PriceCell => ({
      ...bare,
      table: 'tax-rules',
      row: row.id,
      name: [row.taxType, typeof row.region === 'object' ? row.region.name : '']
        .filter(Boolean)
        .join(', '),
      unit: 'percent',
      per: 'tax',
      active: row.isActive,
      now: row.rate,
    })),
    ...settingCells(settings),
  ]
}

const bare = { kind: '', thicknessMm: null, supplier: '' }

type Modifier = { costModifierType: 'percentage' | 'fixed_amount'; costModifierValue: number }

function modifierOf({ costModifierType, costModifierValue }: Modifier, per: string) {
  const unit = costModifierType === 'percentage' ? ('percent' as const) : ('money' as const)
  return { unit, per, now: costModifierValue }
}

export function byKey(cells: readonly PriceCell[]): Map<PriceKey, PriceCell> {
  return new Map(cells.map((cell) => [keyOf(cell), cell]))
}
