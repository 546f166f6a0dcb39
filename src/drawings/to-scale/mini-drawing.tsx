import { useId } from 'react'
import { DrawingDefs } from '../marks/drawing-defs'
import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import type { Rect } from '../marks/shapes'
import { fitPanels } from './panels'
import type { SizedPane } from './size-panes'

const box = { width: 44, height: 44 }
const joint = 0.75

/** The panes alone, as small as a button. */
export function MiniDrawing({ panes }: { panes: readonly SizedPane[] }) {
  const id = useId()
  const placed = fitPanels(panes, box)?.panes ?? []
  return (
    <svg aria-hidden="true" viewBox="-2 -2 48 49" className="size-full">
      <DrawingDefs id={id} />
      {placed.map((pane, index) => {
        const glass = index > 0 ? jointed(pane) : pane
        return pane.widthKnown && pane.heightKnown ? (
          <GlassPane key={index} pane={glass} id={id} name={index} plain />
        ) : (
          <AwaitedPane key={index} pane={glass} bad={false} />
        )
      })}
      <path d="M-2 44.6H46" stroke="var(--color-text)" strokeWidth="1.4" />
    </svg>
  )
}

/** What meets a pane on its left leaves a joint. */
function jointed({ x, width, ...pane }: Rect): Rect {
  return { ...pane, x: x + joint, width: Math.max(width - joint, 1) }
}
