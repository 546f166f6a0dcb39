import type * as z from 'zod/mini'
import { staffRuleNames } from '@/domain/glass-rules/rule-names'
import {
  factorRow,
  finishRow,
  glassRuleRow,
  glassTypeRow,
  hardwareRow,
  regionRow,
  settingsRow,
  taxRuleRow,
} from './row-shapes'
import type { CostModifier, GlassRule, HardwareItem, PricingTables, UnitOfMeasure } from './types'

/** The pricing tables as Payload's REST or Local API returns their documents, at any depth. */
export type PricingRows = {
  regions: readonly unknown[]
  glassTypes: readonly unknown[]
  glassFinishes: readonly unknown[]
  hardware: readonly unknown[]
  installationFactors: readonly unknown[]
  taxRules: readonly unknown[]
  glassRules: readonly unknown[]
  pricingSettings: unknown
}

/**
 * Turns plain rows into what prices are made from: only active ones, each list by display order and
 * then id. A row that lacks a figure it would price with is left out, so that choosing it is
 * refused instead of guessed.
 */
export function tablesFromRows(rows: PricingRows): PricingTables {
  return {
    regions: readRows(regionRow, rows.regions).map(
      ({ id, name, officeName, currencyCode, currencySymbol, usesVat }) => ({
        id,
        name,
        ...officeNameIn({ officeName }),
        currencyCode,
        currencySymbol,
        usesVat: usesVat ?? false,
      }),
    ),
    glassTypes: readRows(glassTypeRow, rows.glassTypes).map((row) => ({
      id: row.id,
      name: row.name,
      ...officeNameIn(row),
      category: row.category,
      thicknessMm: row.thicknessMm ?? 0,
      basePricePerSqFt: row.basePricePerSqFt,
      defaultFinishId: row.defaultFinish ?? null,
      safety: row.safety ?? null,
      isStandard: row.isStandard ?? false,
      includesShowerInstallation: row.includesShowerInstallation ?? false,
    })),
    finishes: readRows(finishRow, rows.glassFinishes).map((row) => ({
      id: row.id,
      key: row.key,
      name: row.name,
      ...officeNameIn(row),
      modifier: modifierOf(row),
    })),
    hardware: readRows(hardwareRow, rows.hardware).map((row) => ({
      id: row.id,
      name: row.name,
      ...officeNameIn(row),
      description: row.description ?? null,
      cost: row.cost,
      unitOfMeasure: unitOf(row.unitOfMeasure),
      offeredFor: row.offeredFor ?? [],
      fits: row.fits ?? [],
      part: row.part ?? null,
      carries: carriedBy(row),
      metal: row.metal ?? null,
    })),
    factors: readRows(factorRow, rows.installationFactors).map((row) => ({
      id: row.id,
      name: row.name,
      ...officeNameIn(row),
      factorType: row.factorType,
      regionId: row.region ?? null,
      modifier: modifierOf(row),
      sqFtMultiplierThreshold: row.sqFtMultiplierThreshold ?? null,
      sqFtMultiplierValue: row.sqFtMultiplierValue ?? null,
      largeFormatMultiplier: row.largeFormatMultiplier ?? null,
      highAltitudeMultiplier: row.highAltitudeMultiplier ?? null,
    })),
    taxRules: readRows(taxRuleRow, rows.taxRules).map(
      ({ id, region, rate, taxType, officeName }) => ({
        id,
        regionId: region,
        rate,
        taxType,
        ...officeNameIn({ officeName }),
      }),
    ),
    glassRules: glassRulesFromRows(rows.glassRules).filter(({ rule }) => !isForStaff(rule)),
    settings: settingsFrom(rows.pricingSettings),
  }
}

/** Rules about glass as they are stored, those for staff among them; what is switched off is left out. */
export function glassRulesFromRows(rows: readonly unknown[]): GlassRule[] {
  return readRows(glassRuleRow, rows).map((row) => ({
    id: row.id,
    rule: row.rule,
    level: row.level,
    title: row.title,
    reason: row.reason,
    source: row.source ?? '',
    figures: (row.figures ?? []).map(({ key, value, thicknessMm }) => ({
      key,
      value,
      thicknessMm: thicknessMm ?? null,
    })),
  }))
}

/** What is told to staff alone does not travel with the prices. */
function isForStaff(rule: string): boolean {
  return staffRuleNames.some((name) => name === rule)
}

/** A set that does not say all of it carries nothing. */
function carriedBy(row: z.infer<typeof hardwareRow>): HardwareItem['carries'] {
  const { part, hingeCount, carriesLb, carriesIn } = row
  if (part !== 'hinges' || !hingeCount || !carriesLb || !carriesIn) return null
  return { hinges: hingeCount, mostLb: carriesLb, mostIn: carriesIn }
}

function settingsFrom(row: unknown): PricingTables['settings'] {
  const { depositPercentage, depositFloor, depositWholeBelow, ...settings } = settingsRow.parse(
    isRecord(row) ? row : {},
  )
  const deposit = {
    percent: depositPercentage,
    floor: depositFloor,
    wholeBelow: depositWholeBelow,
  }
  return { ...settings, deposit: depositPercentage > 0 ? deposit : null }
}

/** Left out where there is none: quotes keep their rows as they were priced from. */
function officeNameIn({ officeName }: { officeName?: string | null | undefined }) {
  return typeof officeName === 'string' ? { officeName } : {}
}

type OrderedRow = {
  id: number
  active?: boolean | null | undefined
  isActive?: boolean | null | undefined
  displayOrder?: number | null | undefined
}

function readRows<Row extends OrderedRow>(
  shape: z.ZodMiniType<Row>,
  rows: readonly unknown[],
): Row[] {
  return rows
    .flatMap((row) => {
      const read = shape.safeParse(row)
      return read.success ? [read.data] : []
    })
    .filter((row) => row.active !== false && row.isActive !== false)
    .sort((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0) || a.id - b.id)
}

function modifierOf(row: {
  costModifierType: CostModifier['type']
  costModifierValue: number
}): CostModifier {
  return { type: row.costModifierType, value: row.costModifierValue }
}

const units: readonly UnitOfMeasure[] = ['psf', 'each', 'pair', 'set', 'linear_ft']

/** Whatever is not charged by the square foot is charged by the piece. */
function unitOf(unit: string): UnitOfMeasure {
  return units.find((known) => known === unit) ?? 'each'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
