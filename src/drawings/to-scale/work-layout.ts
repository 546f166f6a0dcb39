import type { DrawnWork } from '@/domain/quote/drawn-work'
import { isSetInWindow } from '@/domain/services-catalogue/services'
import { layOutEnclosure } from './enclosure-layout'
import type { EnclosureInput, EnclosureLayout } from './enclosure'
import { withMarks } from './marked'
import type { MarkedSize } from './marked'
import { layOutPane } from './pane-layout'
import type { PaneLayout } from './pane-layout'
import { layOutPanes } from './panes-layout'
import type { PanesLayout } from './panes-layout'

/** Glass work as it is laid out: panels between walls, a pane by itself, or several panes of a window. */
export type WorkLayout =
  | { kind: 'enclosure'; layout: EnclosureLayout }
  | { kind: 'pane'; layout: PaneLayout }
  | { kind: 'panes'; layout: PanesLayout }

export type WorkRoom = Pick<
  EnclosureInput,
  'room' | 'fills' | 'wall' | 'spacing' | 'namesPx' | 'format' | 'words' | 'lines'
> & {
  /** Sizes whose figures are tinted. */
  marked?: readonly MarkedSize[] | undefined
}

/** Lays out what was quoted, for a screen or a PDF; null where there is nothing to draw. */
export function layOutWork(work: DrawnWork, at: WorkRoom): WorkLayout | null {
  const [first] = work.panels
  if (first === undefined) return null
  const { marked, ...place } = at
  const common = { ...place, focused: null, isBad: () => false }
  const inWindow = work.serviceType !== undefined && isSetInWindow(work.serviceType)
  if (work.drawn === 'pane' && work.panels.length === 1) {
    const layout = layOutPane({ ...common, pane: sized(first), inWindow })
    return { kind: 'pane', layout: withMarks(layout, marked) }
  }
  const panes = work.panels.map(sized)
  if (work.drawn === 'pane') {
    const layout = layOutPanes({ ...common, panes, inWindow })
    return { kind: 'panes', layout: withMarks(layout, marked, panes) }
  }
  const layout = layOutEnclosure({ ...common, layout: work.layout, panes })
  return { kind: 'enclosure', layout: withMarks(layout, marked, panes) }
}

/** How what is drawn is seen: an enclosure from outside, a pane flat or in its frame. */
export function seenFrom({
  kind,
  layout,
}: WorkLayout): 'outside' | 'flat' | 'framed' | 'eachFramed' {
  if (kind === 'enclosure') return 'outside'
  if (kind === 'panes') return layout.isFramed ? 'eachFramed' : 'flat'
  return layout.around ? 'framed' : 'flat'
}

function sized({ widthIn, heightIn, role, hinge }: DrawnWork['panels'][number]) {
  return { widthIn, heightIn, role, hinge, widthKnown: true, heightKnown: true }
}
