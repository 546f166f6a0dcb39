import { useId } from 'react'
import { AwaitedPane } from '../marks/glass-pane'
import type { GlassMaterial } from '../material/glass-material'
import { MaterialPane } from '../material/material-pane'
import { Veil } from '../material/veil'
import type { Rect } from '../marks/shapes'
import { fitPanels } from './panels'
import type { SizedPane } from './size-panes'

const box = { width: 44, height: 44 }
const joint = 0.75

type Props = { panes: readonly SizedPane[]; material?: GlassMaterial }

/** The panes alone, as small as a button. */
export function MiniDrawing({ panes, material = 'clear' }: Props) {
  const id = useId()
  const placed = fitPanels(panes, box)?.panes ?? []
  return (
    <svg aria-hidden="true" viewBox="-2 -2 48 49" className="size-full">
      <Veil id={id} material={material} isFlat />
      {placed.map((pane, index) => {
        const glass = index > 0 ? jointed(pane) : rectOf(pane)
        return pane.widthKnown && pane.heightKnown ? (
          <MaterialPane
            key={index}
            {...{ pane: glass, id, name: index, material }}
            detail="flat"
            pxPerIn={0}
          />
        ) : (
          <AwaitedPane key={index} pane={glass} bad={false} />
        )
      })}
      <path d="M-2 44.6H46" stroke="var(--color-text)" strokeWidth="1.4" />
    </svg>
  )
}

/** What meets a pane on its left leaves a joint. */
function jointed(pane: Rect): Rect {
  const { x, width, ...upright } = rectOf(pane)
  return { ...upright, x: x + joint, width: Math.max(width - joint, 1) }
}

/** Where a pane is, without what else is known of it. */
function rectOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height }
}
