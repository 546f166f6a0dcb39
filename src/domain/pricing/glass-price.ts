import {
  add,
  divide,
  divideBy,
  isGreater,
  multiply,
  one,
  percentMore,
  ratioOf,
  subtract,
} from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import { isSameThickness } from './thickness'
import type { GlassFinish, GlassType } from './types'

const floorFactor: Ratio = { n: 1n, d: 2n }

/** What the glass costs before rounding: area, base price, finish, then thickness. */
export function glassPrice(
  area: Ratio,
  glassType: GlassType,
  finish: GlassFinish,
  thicknessMm: number,
): Ratio {
  const base = multiply(area, ratioOf(glassType.basePricePerSqFt))
  return multiply(
    withFinish(base, area, finish),
    thicknessFactor(glassType.thicknessMm, thicknessMm),
  )
}

function withFinish(base: Ratio, area: Ratio, { modifier }: GlassFinish): Ratio {
  switch (modifier.type) {
    case 'percentage':
      return multiply(base, percentMore(modifier.value))
    case 'fixed_amount':
      return add(base, multiply(area, ratioOf(modifier.value)))
  }
}

/**
 * Thicker than the base adds half of the relative difference, thinner takes off a quarter of it,
 * but never more than half of the price. The base thickness must be above zero.
 */
export function thicknessFactor(baseMm: number, thicknessMm: number): Ratio {
  if (isSameThickness(baseMm, thicknessMm)) return one
  const base = ratioOf(baseMm)
  const difference = divide(subtract(ratioOf(thicknessMm), base), base)
  if (difference.n > 0n) return add(one, divideBy(difference, 2n))
  const factor = add(one, divideBy(difference, 4n))
  return isGreater(floorFactor, factor) ? floorFactor : factor
}
