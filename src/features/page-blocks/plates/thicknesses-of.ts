import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import type { OpeningWork } from '@/domain/pricing/opening-request'
import { isSellable } from '@/domain/pricing/resolve-glass-type'
import { isSameThickness, knownThicknesses } from '@/domain/pricing/thickness'
import type { ThicknessOption } from '@/domain/pricing/thickness'
import type { PricingTables } from '@/domain/pricing/types'

/** What a square foot of it weighs goes along. */
export type OfferedThickness = ThicknessOption & { lbPerSqFt: number }

/** The thicknesses in which the glass of this work is sold, the thinnest first. */
export function thicknessesOf(
  { category }: OpeningWork,
  { glassTypes, glassRules }: Pick<PricingTables, 'glassTypes' | 'glassRules'>,
): OfferedThickness[] {
  const sold = glassTypes.filter((row) => row.category === category && isSellable(row))
  return knownThicknesses
    .filter(
      ({ mm }, index) =>
        sold.some(({ thicknessMm }) => isSameThickness(thicknessMm, mm)) &&
        knownThicknesses.findIndex((other) => isSameThickness(other.mm, mm)) === index,
    )
    .map((option) => ({
      ...option,
      lbPerSqFt: paneWeightLb(
        { widthIn: 12, heightIn: 12, thicknessMm: option.mm },
        glassRules,
        category,
      ),
    }))
}
