import type { GlassRule, GlassType } from '@/domain/pricing/types'
import { limitsOf } from './work'

/** A pane by its sides in inches and its thickness in millimetres. */
export type Pane = { widthIn: number; heightIn: number; thicknessMm: number }

/** Soda-lime glass, pounds per square foot and millimetre of thickness. */
const lbPerSqFtPerMm = 0.512

/**
 * About what a pane weighs, in pounds; for advice, not for engineering. The shop's catalogued weights
 * stand with the rule `weight-carry`; a sealed unit weighs what its two panes do.
 */
export function paneWeightLb(
  { widthIn, heightIn, thicknessMm }: Pane,
  rules: readonly GlassRule[],
  category?: GlassType['category'],
): number {
  const limits = limitsOf(rules.find(({ rule }) => rule === 'weight-carry'))
  const key = category === 'insulated' ? 'unitLbPerSqFt' : 'lbPerSqFt'
  const solidMm = category === 'insulated' ? thicknessMm / 2 : thicknessMm
  const perSqFt = limits.of(key, thicknessMm) ?? lbPerSqFtPerMm * solidMm
  return ((widthIn * heightIn) / 144) * perSqFt
}
