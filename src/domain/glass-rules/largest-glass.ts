import { defaultGlassRuleLimits } from './limits'
import type { GlassRuleLimits } from './limits'

type Side = { widthIn: number; heightIn: number }

export type GlassOfSize = {
  kind: 'shower' | 'insulated' | 'sheet'
  thicknessMm: number
  panels: readonly Side[]
}

/** Why one piece of glass may not reach so far. It is said, and never changes a price. */
export type TooLarge =
  | { kind: 'shower'; mostIn: number; thickerHelps: boolean }
  | { kind: 'sheet'; shortIn: number; longIn: number }
  | { kind: 'unit'; shortIn: number; longIn: number; areaSqFt: number }

type Limits = Pick<GlassRuleLimits, 'showerHeights' | 'sheet' | 'unit'>

/** What is larger than one piece of this glass is usually made; null where nothing is. */
export function adviseLargest(
  { kind, thicknessMm, panels }: GlassOfSize,
  { showerHeights, sheet, unit }: Limits = defaultGlassRuleLimits,
): TooLarge | null {
  if (kind === 'insulated') {
    const isLarge = panels.some((panel) => isBeyond(panel, unit) || areaOf(panel) > unit.areaSqFt)
    return isLarge ? { kind: 'unit', ...unit } : null
  }
  if (kind === 'shower') {
    const tallest = Math.max(...panels.map(({ heightIn }) => heightIn))
    const own = showerHeights.find((row) => Math.abs(row.thicknessMm - thicknessMm) <= 0.01)
    if (own && tallest > own.mostIn) {
      const thickerHelps = showerHeights.some(({ mostIn }) => tallest <= mostIn)
      return { kind: 'shower', mostIn: own.mostIn, thickerHelps }
    }
  }
  return panels.some((panel) => isBeyond(panel, sheet)) ? { kind: 'sheet', ...sheet } : null
}

/** Either way round. */
function isBeyond(panel: Side, most: { shortIn: number; longIn: number }): boolean {
  const short = Math.min(panel.widthIn, panel.heightIn)
  const long = Math.max(panel.widthIn, panel.heightIn)
  return short > most.shortIn || long > most.longIn
}

function areaOf({ widthIn, heightIn }: Side): number {
  return (widthIn * heightIn) / 144
}
