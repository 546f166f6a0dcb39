import { useId } from 'react'
import { DrawingDefs } from '../marks/drawing-defs'
import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import type { SizedPane } from './size-panes'

const box = { width: 44, height: 44 }

/** The panes alone, as small as a button. */
export function MiniDrawing({ panes }: { panes: readonly SizedPane[] }) {
  const id = useId()
  const widthIn = panes.reduce((sum, pane) => sum + pane.widthIn, 0)
  const tallestIn = Math.max(...panes.map((pane) => pane.heightIn))
  const scale = Math.min(box.width / widthIn, box.height / tallestIn)
  const left = (box.width - widthIn * scale) / 2
  const placed = panes.map((pane, index) => {
    const before = panes.slice(0, index).reduce((sum, each) => sum + each.widthIn, 0)
    return {
      x: left + before * scale + (index > 0 ? 0.75 : 0),
      y: box.height - pane.heightIn * scale,
      width: Math.max(pane.widthIn * scale - (index > 0 ? 0.75 : 0), 1),
      height: pane.heightIn * scale,
      known: pane.widthKnown && pane.heightKnown,
    }
  })
  return (
    <svg aria-hidden="true" viewBox="-2 -2 48 49" className="size-full">
      <DrawingDefs id={id} />
      {placed.map((pane, index) =>
        pane.known ? (
          <GlassPane key={index} pane={pane} id={id} name={index} plain />
        ) : (
          <AwaitedPane key={index} pane={pane} bad={false} />
        ),
      )}
      <path d="M-2 44.6H46" stroke="var(--color-text)" strokeWidth="1.4" />
    </svg>
  )
}
