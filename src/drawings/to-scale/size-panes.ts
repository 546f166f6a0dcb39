import type { PanelRole, Side } from '@/domain/pricing/types'

/** A pane as it is typed: null where the text cannot be read (yet). */
export type TypedPane = {
  widthIn: number | null
  heightIn: number | null
  /** The last sizes that could be read, so that a slip does not redraw the room. */
  lastWidthIn: number | null
  lastHeightIn: number | null
  role: PanelRole
  hinge?: Side | undefined
}

/** A pane with a size to draw it at, and which of its two sizes are real. */
export type SizedPane = {
  widthIn: number
  heightIn: number
  widthKnown: boolean
  heightKnown: boolean
  role: PanelRole
  hinge?: Side | undefined
}

const usualHeightIn = 76

/**
 * Gives every pane a size to be drawn at. Where one cannot be read its last good size stands in;
 * failing that, the tallest neighbour's height and a third of the height as the width.
 */
export function sizePanes(panes: readonly TypedPane[]): SizedPane[] {
  const known = panes.flatMap((pane) => pane.heightIn ?? pane.lastHeightIn ?? [])
  const fallbackHeight = known.length > 0 ? Math.max(...known) : usualHeightIn
  return panes.map((pane) => {
    const heightIn = pane.heightIn ?? pane.lastHeightIn ?? fallbackHeight
    return {
      widthIn: pane.widthIn ?? pane.lastWidthIn ?? heightIn / 3,
      heightIn,
      widthKnown: pane.widthIn !== null,
      heightKnown: pane.heightIn !== null,
      role: pane.role,
      hinge: pane.hinge,
    }
  })
}
