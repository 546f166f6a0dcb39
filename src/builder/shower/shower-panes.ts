import { cheapestFor, doorsOf, hang } from '@/domain/glass-rules/hinge-sets'
import type { Panel, PricingTables } from '@/domain/pricing/types'
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

const usualThicknessMm = 9.525
/** Where nothing that is sold carries it, or nobody knows yet. */
const usualHinges = 2

/** How many hinges to draw on each pane if it is a door: what was chosen, or else what carries it. */
export function hingesOf(
  panes: readonly SizedPane[],
  { thicknessMm, hardware }: Pick<ShowerDraft, 'thicknessMm' | 'hardware'>,
  tables: PricingTables | null,
): number[] {
  if (!tables) return panes.map(() => usualHinges)
  const asDoors: Panel[] = panes.map((pane) => ({ ...pane, role: 'door' }))
  const doors = doorsOf({ thicknessMm: thicknessMm ?? usualThicknessMm }, asDoors, tables)
  const isOpen = (panel: number) => panes[panel]?.role === 'door'
  const hung = hang(
    doors.filter(({ panel }) => isOpen(panel)),
    hardware,
    tables,
  )
  return panes.map(({ widthKnown, heightKnown }, panel) => {
    const door = doors[panel]
    if (!widthKnown || !heightKnown || !door) return usualHinges
    return (hung.get(panel) ?? cheapestFor(door, tables))?.hinges ?? usualHinges
  })
}
