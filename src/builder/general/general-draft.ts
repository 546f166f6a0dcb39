import * as z from 'zod/mini'
import { feetAndInches } from '@/domain/measure/format-length'
import { readFeet } from '@/domain/measure/read-length'
import {
  defaultComplexityFactor,
  defaultFinish,
  defaultRegion,
} from '@/domain/pricing/default-choices'
import { limits, steps } from '@/domain/pricing/limits'
import { isSellable } from '@/domain/pricing/resolve-glass-type'
import type { GlassCategory, GlassType, PricingTables } from '@/domain/pricing/types'
import { usualGlassType } from '@/domain/pricing/usual-glass-type'
import type { UsualGlass } from '@/domain/pricing/usual-glass-type'
import { sizePanes } from '@/drawings/to-scale/size-panes'
import type { SizedPane } from '@/drawings/to-scale/size-panes'
import type { HardwareChoice } from '../fields/hardware-choices'
import { judgeDimension } from '../fields/judge-dimension'
import type { DimensionReading, DimensionRule } from '../fields/judge-dimension'

/** The general form as it is filled in; ids are kept as the texts of their options. */
export type GeneralDraft = {
  regionId: string
  glassTypeId: string
  finishId: string
  thicknessMm: string
  complexityFactorId: string
  locationFactorId: string
  width: string
  height: string
  hardware: HardwareChoice[]
}

export const generalDraftShape: z.ZodMiniType<GeneralDraft> = z.object({
  regionId: z.string(),
  glassTypeId: z.string(),
  finishId: z.string(),
  thicknessMm: z.string(),
  complexityFactorId: z.string(),
  locationFactorId: z.string(),
  width: z.string(),
  height: z.string(),
  hardware: z.array(z.object({ id: z.number(), quantity: z.number() })),
})

export const noLocation = 'none'

/** Of work that may be made of anything. */
export const noUsualGlass: UsualGlass = { categories: [] }

export const feetRule: DimensionRule = {
  unit: 'ft',
  least: limits.sideFt.least,
  most: limits.sideFt.most,
  stepBy: steps.sideFt,
}

export function emptyGeneral(): GeneralDraft {
  return {
    regionId: '',
    glassTypeId: '',
    finishId: '',
    thicknessMm: '',
    complexityFactorId: '',
    locationFactorId: noLocation,
    width: '',
    height: '',
    hardware: [],
  }
}

type HandedSizes = { width: string | null; height: string | null }

/** The sizes of a link take the place of those that were kept, as this form writes them: in feet. */
export function handGeneralSizes(draft: GeneralDraft, handed: HandedSizes): GeneralDraft {
  const width = handed.width === null ? draft.width : writtenInFeet(handed.width)
  const height = handed.height === null ? draft.height : writtenInFeet(handed.height)
  return width === draft.width && height === draft.height ? draft : { ...draft, width, height }
}

/** A length with its unit in the field's own: `72"` as `6`. What is bare or unreadable stays. */
function writtenInFeet(text: string): string {
  const read = readFeet(text)
  if (!read.ok || /^[\d\s./-]+$/.test(text)) return text
  const hundredths = read.feet * 100
  if (Number.isInteger(Number(hundredths.toFixed(9)))) return String(Number(read.feet.toFixed(2)))
  const { feet, rest } = feetAndInches(read.inches)
  return `${feet}' ${rest}"`
}

/**
 * Fills in what the form starts with, where nothing is chosen yet: the region, the factor, and the glass
 * that work of this kind is usually made of, where there is one.
 */
export function withDefaults(
  draft: GeneralDraft,
  tables: PricingTables,
  usual: UsualGlass,
): GeneralDraft {
  const region =
    tables.regions.find((row) => String(row.id) === draft.regionId) ?? defaultRegion(tables)
  if (!region) return draft
  const complexity = defaultComplexityFactor(tables, region.id)
  const glass = draft.glassTypeId === '' ? usualGlassType(usual, tables) : null
  const glazed = glass ? chooseGlass(draft, String(glass.id), tables) : draft
  return {
    ...glazed,
    finishId: glazed.finishId || idText(defaultFinish(tables, { defaultFinishId: null })?.id),
    regionId: String(region.id),
    complexityFactorId: draft.complexityFactorId || idText(complexity?.id),
  }
}

/** Choosing a glass takes its own thickness and finish with it. */
export function chooseGlass(
  draft: GeneralDraft,
  glassTypeId: string,
  tables: PricingTables,
): GeneralDraft {
  const glass = tables.glassTypes.find((row) => String(row.id) === glassTypeId)
  if (!glass) return { ...draft, glassTypeId: '' }
  return {
    ...draft,
    glassTypeId,
    thicknessMm: String(glass.thicknessMm),
    finishId: idText(defaultFinish(tables, glass)?.id),
  }
}

/** The factors of one region do not serve another. */
export function chooseRegion(
  draft: GeneralDraft,
  regionId: string,
  tables: PricingTables,
): GeneralDraft {
  if (regionId === draft.regionId) return draft
  return withDefaults(
    { ...draft, regionId, complexityFactorId: '', locationFactorId: noLocation },
    tables,
    noUsualGlass,
  )
}

/** What is offered, and what is chosen already: no glass that somebody pays for goes unseen. */
export function glassTypesFor(
  tables: PricingTables,
  categories: readonly GlassCategory[] | null,
  chosen: GlassType | null = null,
): GlassType[] {
  const isOffered = (row: GlassType) => !categories || categories.includes(row.category)
  return tables.glassTypes.filter(
    (row) => isSellable(row) && (isOffered(row) || row.id === chosen?.id),
  )
}

export type FeetReadings = { width: DimensionReading; height: DimensionReading }

export function readFeetSizes(draft: Pick<GeneralDraft, 'width' | 'height'>): FeetReadings {
  return {
    width: judgeDimension(draft.width, feetRule),
    height: judgeDimension(draft.height, feetRule),
  }
}

export function generalPane(draft: GeneralDraft): SizedPane {
  const { width, height } = readFeetSizes(draft)
  const widthIn = width.ok ? width.inches : null
  const heightIn = height.ok ? height.inches : null
  const [pane] = sizePanes([
    { widthIn, heightIn, lastWidthIn: 48, lastHeightIn: 60, role: 'fixed' },
  ])
  return pane ?? { widthIn: 48, heightIn: 60, widthKnown: false, heightKnown: false, role: 'fixed' }
}

function idText(id: number | undefined): string {
  return id === undefined ? '' : String(id)
}
