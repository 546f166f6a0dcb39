import { isSameThickness } from '@/domain/pricing/thickness'
import { defaultGlassRuleLimits } from './limits'
import type { GlassRuleLimits } from './limits'

/** A pane by its sides in inches and its thickness in millimetres. */
export type Pane = { widthIn: number; heightIn: number; thicknessMm: number }

/** About what a pane of monolithic glass weighs, in pounds; for advice, not for engineering. */
export function paneWeightLb(
  { widthIn, heightIn, thicknessMm }: Pane,
  { weight }: Pick<GlassRuleLimits, 'weight'> = defaultGlassRuleLimits,
): number {
  const catalogued = weight.byThickness.find((row) => isSameThickness(row.thicknessMm, thicknessMm))
  const lbPerSqFt = catalogued?.lbPerSqFt ?? weight.lbPerSqFtPerMm * thicknessMm
  return ((widthIn * heightIn) / 144) * lbPerSqFt
}
