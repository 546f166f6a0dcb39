import { isGreater, multiply, ratioOf } from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import { openingOf } from '@/domain/services-catalogue/openings'
import { isReplacementService, isShowerService } from '@/domain/services-catalogue/services'
import { thicknessFactor } from './glass-price'
import { limits } from './limits'
import { problem } from './problems'
import { resolveGlassType, resolveShowerGlassType } from './resolve-glass-type'
import type { ResolvedGlassType } from './resolve-glass-type'
import {
  flatThicknesses,
  insulatedThicknesses,
  isSameThickness,
  showerThicknesses,
} from './thickness'
import type { ThicknessOption } from './thickness'
import type { GlassType, PricingProblem, PricingTables, QuoteRequest } from './types'

type Choice = Pick<QuoteRequest, 'serviceType' | 'product' | 'thicknessMm'>
type Tables = Pick<PricingTables, 'glassTypes'>

/**
 * Why this glass in this thickness is not sold for this service, or null where it is. Each of the
 * three may be right alone and the whole still be a thing that nobody can make, or one that has a
 * row, and so a price, of its own.
 */
export function unsoldBecause(
  choice: Choice,
  glassType: GlassType,
  tables: Tables,
): PricingProblem | null {
  if (!(glassType.thicknessMm > 0)) return problem('glassTypeId', 'no_base_thickness')
  if (!(glassType.basePricePerSqFt > 0)) return problem('glassTypeId', 'no_base_price')
  const { serviceType, product, thicknessMm } = choice
  if (isShowerService(serviceType)) {
    if (glassType.category !== 'shower') return otherWork
    const usual = resolveShowerGlassType(tables, thicknessMm)
    return fromList(choice, glassType, showerThicknesses, usual)
  }
  if (isReplacementService(serviceType)) {
    const { category } = glassType
    if (category !== 'insulated' && category !== 'flat') return otherWork
    const list = category === 'insulated' ? insulatedThicknesses : flatThicknesses
    const usual = resolveGlassType(tables, { category, thicknessMm })
    if (usual.kind === 'none') return problem('glassTypeId', 'no_glass_so_thick')
    return fromList(choice, glassType, list, usual)
  }
  const opening = openingOf(serviceType, product)
  const categories = opening.flow === 'general' ? opening.glassCategories : null
  if (categories && !categories.includes(glassType.category)) return otherWork
  return thicknessMm < leastThicknessMm(glassType) ? problem('thicknessMm', 'unit_too_thin') : null
}

/** The thinnest that a glass is made, in millimetres: two panes and the space between need room. */
export function leastThicknessMm({
  category,
  thicknessMm,
}: Pick<GlassType, 'category' | 'thicknessMm'>): number {
  if (category !== 'insulated') return limits.thicknessMm.least
  return Math.min(limits.insulatedUnitMm.least, thicknessMm)
}

const otherWork = problem('glassTypeId', 'glass_for_other_work')

/** A wizard's thickness is one of its list, and costs no less than the glass the wizard takes. */
function fromList(
  { thicknessMm }: Choice,
  glassType: GlassType,
  list: readonly ThicknessOption[],
  usual: ResolvedGlassType,
): PricingProblem | null {
  if (isSameThickness(glassType.thicknessMm, thicknessMm)) return null
  if (!list.some(({ mm }) => isSameThickness(mm, thicknessMm))) {
    return problem('thicknessMm', 'thickness_not_made')
  }
  const isCheaper =
    usual.kind !== 'none' &&
    isGreater(perSqFt(usual.glassType, thicknessMm), perSqFt(glassType, thicknessMm))
  return isCheaper ? problem('glassTypeId', 'thickness_has_its_glass') : null
}

function perSqFt({ basePricePerSqFt, thicknessMm }: GlassType, chosenMm: number): Ratio {
  return multiply(ratioOf(basePricePerSqFt), thicknessFactor(thicknessMm, chosenMm))
}
