import { isInstallationIncluded } from './choose-rows'
import { factorsFor } from './default-choices'
import { isSellable, resolveGlassType, resolveShowerGlassType } from './resolve-glass-type'
import { showerFinishKeys } from './shower-options'
import { flatThicknesses, insulatedThicknesses, showerThicknesses } from './thickness'
import type { ThicknessOption } from './thickness'
import type { GlassCategory, GlassFinish, GlassType, PricingTables, QuoteRequest } from './types'

/** The kinds of rows without which nothing of a kind has a price, in the order they are looked for. */
export type Lack = 'region' | 'glassType' | 'finish' | 'factor'

/** The thicknesses of shower glass that have a price, in the order of the trade. */
export function offeredShowerThicknesses(
  tables: Pick<PricingTables, 'glassTypes'>,
): ThicknessOption[] {
  return showerThicknesses.filter(({ mm }) => resolveShowerGlassType(tables, mm).kind !== 'none')
}

/** The finishes of the list: those the wizard has a picture of first, then the shop's own. */
export function offeredFinishes({ finishes }: Pick<PricingTables, 'finishes'>): GlassFinish[] {
  const pictured = showerFinishKeys.flatMap((key) => finishes.filter((row) => row.key === key))
  return [...pictured, ...finishes.filter((row) => !pictured.includes(row))]
}

/** What is done to the face of clear glass, or pressed into it: behind silver there is none of it. */
const notOfMirrors: readonly string[] = ['acid_etch', 'rain', 'custom_film']

/** The finishes that a glass can have, in the order of the list; one that it was given stays in sight. */
export function finishesOf(
  { finishes }: Pick<PricingTables, 'finishes'>,
  glass: Pick<GlassType, 'category' | 'defaultFinishId'> | null,
  chosenId: number | null,
): GlassFinish[] {
  if (glass?.category !== 'mirror') return finishes
  const given = [glass.defaultFinishId, chosenId]
  return finishes.filter(({ id, key }) => given.includes(id) || !notOfMirrors.includes(key))
}

/** The thicknesses of a category that have a price, their own or the category's standard one. */
export function offeredThicknesses(
  tables: Pick<PricingTables, 'glassTypes'>,
  category: 'insulated' | 'flat',
): ThicknessOption[] {
  const usual = category === 'insulated' ? insulatedThicknesses : flatThicknesses
  return usual.filter(
    ({ mm }) => resolveGlassType(tables, { category, thicknessMm: mm }).kind !== 'none',
  )
}

/** What keeps every shower from having a price; null when at least one has. */
export function lackOfShowers(tables: PricingTables, serviceType: string): Lack | null {
  const offered = offeredShowerThicknesses(tables)
  return lackOf(tables, (regionId) =>
    offered.flatMap(({ mm }) => {
      const resolved = resolveShowerGlassType(tables, mm)
      if (resolved.kind === 'none') return []
      const request = { serviceType, thicknessMm: mm }
      return [{ needsFactor: needsFactor(request, resolved.glassType, tables, regionId) }]
    }),
  )
}

/** What keeps every replaced pane from having a price; null when at least one has. */
export function lackOfReplacements(tables: PricingTables): Lack | null {
  const offered = [
    ...offeredThicknesses(tables, 'insulated'),
    ...offeredThicknesses(tables, 'flat'),
  ]
  return lackOf(tables, (regionId) =>
    offered.map(() => ({ needsFactor: !hasFactor(tables, regionId) })),
  )
}

/** What keeps the general form from any price; null when nothing does. */
export function lackOfGeneral(
  tables: PricingTables,
  categories: readonly GlassCategory[] | null,
): Lack | null {
  const offered = tables.glassTypes.filter(
    (row) => isSellable(row) && (categories === null || categories.includes(row.category)),
  )
  return lackOf(tables, (regionId) =>
    offered.map(() => ({ needsFactor: !hasFactor(tables, regionId) })),
  )
}

/** Whether a glass has no price because no factor says what its installation costs. */
export function needsFactor(
  request: Pick<QuoteRequest, 'serviceType' | 'thicknessMm'>,
  glassType: Pick<GlassType, 'includesShowerInstallation'>,
  tables: Pick<PricingTables, 'factors'>,
  regionId: number,
): boolean {
  return !isInstallationIncluded(request, glassType) && !hasFactor(tables, regionId)
}

function lackOf(
  tables: PricingTables,
  glassIn: (regionId: number) => { needsFactor: boolean }[],
): Lack | null {
  const [region] = tables.regions
  if (!region) return 'region'
  const glass = glassIn(region.id)
  if (glass.length === 0) return 'glassType'
  if (tables.finishes.length === 0) return 'finish'
  return glass.every((each) => each.needsFactor) ? 'factor' : null
}

function hasFactor(tables: Pick<PricingTables, 'factors'>, regionId: number): boolean {
  return factorsFor(tables, 'complexity', regionId).length > 0
}
