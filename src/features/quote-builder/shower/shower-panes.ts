import { doorAdvice } from '../drawing/door-advice'
import { sizePanes } from '../drawing/size-panes'
import type { SizedPane } from '../drawing/size-panes'
import type { ShowerDraft } from './shower-draft'
import { readPanel } from './shower-request'

/** The panels of a draft, each with a size to be drawn at. */
export function panesOf(draft: ShowerDraft): SizedPane[] {
  return sizePanes(
    draft.panels.map((panel) => {
      const { width, height } = readPanel(panel)
      return {
        widthIn: width.ok ? width.inches : null,
        heightIn: height.ok ? height.inches : null,
        lastWidthIn: panel.lastWidthIn,
        lastHeightIn: panel.lastHeightIn,
        role: panel.role,
      }
    }),
  )
}

/** Heavier hinges also come in threes. */
export function hingesOf(pane: SizedPane, thicknessMm: number | null): number {
  if (!pane.widthKnown || !pane.heightKnown) return 2
  return doorAdvice({ ...pane, thicknessMm: thicknessMm ?? 9.525 }).hinges ?? 3
}
