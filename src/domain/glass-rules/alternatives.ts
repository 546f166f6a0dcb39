import { finishByKey } from '@/domain/pricing/default-choices'
import { offeredShowerThicknesses } from '@/domain/pricing/offered'
import { isSellable, resolveShowerGlassType } from '@/domain/pricing/resolve-glass-type'
import { isSameThickness } from '@/domain/pricing/thickness'
import type { GlassType, HardwareItem, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { isReplacementService, isShowerService } from '@/domain/services-catalogue/services'
import type { Verdict } from './advise'
import { hingesCame } from './hinges-that-came'
import { isSameHardware, withoutHinges } from './hinge-sets'
import { isSafe } from './work'
import type { Cure } from './work'
import { withinRules } from './within-rules'
import type { ComparedIn } from './within-rules'

/** The same work in another glass, to be laid beside what was priced. */
export type Alternative = {
  /** Names it among the alternatives of one request. */
  key: string
  differs: ComparedIn
  /** With what the rules ask of it then. */
  request: QuoteRequest
  /** What was added for the rules, such as stronger hinges. */
  cures: Cure[]
  /** Hinges that came with the glass there is, and that this one does without. */
  spared: HardwareItem[]
  /** What blocks it all the same; it has no price then. */
  blocked: Verdict | null
}

type Change = Pick<Alternative, 'key' | 'differs'> & {
  change: Partial<Pick<QuoteRequest, 'thicknessMm' | 'glassTypeId' | 'finishId'>>
}

const comparedFinishes = ['standard_clear', 'low_iron'] as const

/**
 * What else this work can be made of: the thicknesses beside its own, clear or low iron, safety glass or
 * not. Sizes and roles stay; a frame decides how thick a sealed unit is, and a wizard that asks for no
 * finish has no other.
 */
export function alternativesTo(request: QuoteRequest, tables: PricingTables): Alternative[] {
  const glass = tables.glassTypes.find((row) => row.id === request.glassTypeId)
  if (!glass) return []
  const free = hingesCame(request, tables)
    ? { ...request, hardware: withoutHinges(request.hardware, tables) }
    : request
  return changesOf(request, glass, tables).map(({ change, ...named }) => ({
    ...named,
    ...changed({ request, free }, change, named.differs, tables),
  }))
}

/** Hung anew where hinges came by themselves, unless they are the same ones again. */
function changed(
  { request, free }: { request: QuoteRequest; free: QuoteRequest },
  change: Change['change'],
  differs: ComparedIn,
  tables: PricingTables,
): Omit<Alternative, keyof Change> {
  const kept = withinRules({ ...request, ...change }, differs, tables)
  const anew = withinRules({ ...free, ...change }, differs, tables)
  const isHungAnew =
    anew.blocked === null && !isSameHardware(anew.request.hardware, kept.request.hardware)
  if (!isHungAnew) return { ...kept, spared: [] }
  const has = ({ hardware }: QuoteRequest, id: number) => hardware.some((line) => line.id === id)
  const spared = tables.hardware.filter(
    ({ id }) => has(request, id) && !has(anew.request, id) && !has(free, id),
  )
  return { ...anew, spared }
}

function changesOf(request: QuoteRequest, glass: GlassType, tables: PricingTables): Change[] {
  if (isShowerService(request.serviceType)) {
    return [...showerThicknesses(request, tables), ...finishes(request, tables)]
  }
  const isReplaced = isReplacementService(request.serviceType)
  const isUnit = glass.category === 'insulated'
  return [
    ...(isReplaced && isUnit ? [] : neighbours(request, glass, tables)),
    ...otherSafety(request, glass, tables),
    ...(isReplaced || isUnit || glass.category === 'mirror' ? [] : finishes(request, tables)),
  ]
}

function showerThicknesses(request: QuoteRequest, tables: PricingTables): Change[] {
  return offeredShowerThicknesses(tables).flatMap(({ mm }): Change[] => {
    const resolved = resolveShowerGlassType(tables, mm)
    if (resolved.kind === 'none' || isSameThickness(mm, request.thicknessMm)) return []
    return [thicknessOf({ thicknessMm: mm, glassTypeId: resolved.glassType.id })]
  })
}

/** The next thinner and the next thicker of the same kind. */
function neighbours(request: QuoteRequest, glass: GlassType, tables: PricingTables): Change[] {
  const alike = tables.glassTypes
    .filter((row) => row.category === glass.category && row.safety === glass.safety)
    .filter(isSellable)
    .sort((a, b) => a.thicknessMm - b.thicknessMm)
  const others = alike.filter((row) => !isSameThickness(row.thicknessMm, request.thicknessMm))
  const thinner = others.filter((row) => row.thicknessMm < request.thicknessMm).at(-1)
  const thicker = others.find((row) => row.thicknessMm > request.thicknessMm)
  return [thinner, thicker].flatMap((row) =>
    row ? [thicknessOf({ thicknessMm: row.thicknessMm, glassTypeId: row.id })] : [],
  )
}

function thicknessOf(change: { thicknessMm: number; glassTypeId: number }): Change {
  return { key: `thickness ${change.thicknessMm}`, differs: 'thickness', change }
}

/** The same pane made safe, or as it is usually sold; what the place asks for is left to the rules. */
function otherSafety(request: QuoteRequest, glass: GlassType, tables: PricingTables): Change[] {
  const other = tables.glassTypes.find(
    (row) =>
      row.category === glass.category &&
      isSellable(row) &&
      isSafe(row) !== isSafe(glass) &&
      isSameThickness(row.thicknessMm, request.thicknessMm),
  )
  return other
    ? [{ key: `glass ${other.id}`, differs: 'safety', change: { glassTypeId: other.id } }]
    : []
}

function finishes(request: QuoteRequest, tables: PricingTables): Change[] {
  return comparedFinishes.flatMap((key): Change[] => {
    const finish = finishByKey(tables, key)
    if (!finish || finish.id === request.finishId) return []
    return [{ key: `finish ${key}`, differs: 'finish', change: { finishId: finish.id } }]
  })
}
