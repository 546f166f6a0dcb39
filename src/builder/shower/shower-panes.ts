import { doorsOf, hang } from '@/domain/glass-rules/hinge-sets'
import type { Door } from '@/domain/glass-rules/hinge-sets'
import { boughtParts, lackingParts, linesOfChosen } from '@/domain/quote/bought-parts'
import type { BoughtParts } from '@/domain/quote/bought-parts'
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
        hinge: panel.hinge,
      }
    }),
  )
}

const usualThicknessMm = 9.525
/** Also where they do not carry it, or nobody knows yet. */
const usualHinges = 2

/** How many hinges to draw on each pane if it is a door: of what was chosen, or of the standard pair. */
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
    if (!widthKnown || !heightKnown) return usualHinges
    return hung.get(panel)?.hinges ?? usualHinges
  })
}

/** What was chosen on top of standard hardware, as it is drawn; nothing until the prices are there. */
export function boughtOf(
  { panels, hardware }: Pick<ShowerDraft, 'panels' | 'hardware'>,
  tables: PricingTables | null,
): BoughtParts {
  return boughtParts(panels, linesOfChosen(hardware, tables?.hardware ?? []))
}

/** How many doors of a draft have no handle, where the shop sells any. */
export function bareDoorsOf(
  draft: Pick<ShowerDraft, 'panels' | 'hardware'>,
  tables: PricingTables | null,
): number {
  return lackingParts(draft.panels, draft.hardware, tables?.hardware ?? []).handle
}

/** The doors of a draft whose sizes can be read, with what they weigh. */
export function doorsOfDraft(draft: ShowerDraft, tables: PricingTables): Door[] {
  const { thicknessMm } = draft
  if (thicknessMm === null) return []
  const pieces = draft.panels.map((each): Panel => {
    const { width, height } = readPanel(each)
    return {
      widthIn: width.ok ? width.inches : 0,
      heightIn: height.ok ? height.inches : 0,
      role: each.role,
    }
  })
  return doorsOf({ thicknessMm }, pieces, tables).filter(({ weightLb }) => weightLb > 0)
}
