import { isTurned } from '@/domain/glass-rules/layouts'
import type { PanelDraft, ShowerDraft } from './shower-draft'

/** The panels that stand in one plane from the left wall on. */
export function frontOf({ panels, layout }: Pick<ShowerDraft, 'panels' | 'layout'>): PanelDraft[] {
  return isTurned(layout, panels.length) ? panels.slice(0, -1) : panels
}
