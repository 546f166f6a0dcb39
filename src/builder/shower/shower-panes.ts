import { advise } from '@/domain/glass-rules/advise'
import { sizePanes } from '@/drawings/to-scale/size-panes'
import type { SizedPane } from '@/drawings/to-scale/size-panes'
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

/** How many hinges to draw on each pane if it is a door; heavier ones also come in threes. */
export function hingesOf(panes: readonly SizedPane[], thicknessMm: number | null): number[] {
  const asDoors = panes.map((pane) => ({ ...pane, role: 'door' as const }))
  const { doors } = advise({ thicknessMm: thicknessMm ?? 9.525, panels: asDoors }, null)
  return panes.map(({ widthKnown, heightKnown }, index) =>
    widthKnown && heightKnown ? (doors[index]?.hinges ?? 3) : 2,
  )
}
