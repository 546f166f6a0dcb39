import { useId } from 'react'
import type { MetalKey } from '@/domain/content/plate-choices'
import { hingeSide } from '@/domain/glass-rules/layouts'
import type { BoughtParts } from '@/domain/quote/bought-parts'
import { AwaitedPane } from '../marks/glass-pane'
import type { GlassMaterial } from '../material/glass-material'
import { MaterialPane } from '../material/material-pane'
import { Veil } from '../material/veil'
import { inMetal } from '../material/metal-look'
import type { Shape } from '../marks/shape'
import type { Rect } from '../marks/shapes'
import { SvgShapes } from '../marks/svg-shapes'
import { doorFittings, fixedFittings } from './panel-fittings'
import { extentOf, fitPanels } from './panels'
import type { SizedPane } from './size-panes'

const box = { width: 44, height: 44 }
const joint = 0.75

type Props = {
  panes: readonly SizedPane[]
  material?: GlassMaterial
  /** What holds the panes of an enclosure, and what was bought for it. */
  fittings?: { hinges: readonly number[]; bought: BoughtParts; metal?: MetalKey | undefined }
}

/** What is built, as small as a button. */
export function MiniDrawing({ panes, material = 'clear', fittings }: Props) {
  const id = useId()
  const fitted = fitPanels(panes, box)
  const placed = fitted?.panes ?? []
  const pxPerIn = (fitted?.width ?? 0) / Math.max(extentOf(panes).widthIn, 1)
  return (
    <svg aria-hidden="true" viewBox="-2 -2 48 49" className="size-full">
      <Veil id={id} material={material} isFlat />
      {placed.map((pane, index) => {
        const glass = index > 0 ? jointed(pane) : rectOf(pane)
        return pane.widthKnown && pane.heightKnown ? (
          <g
            key={index}
            data-metal={fittings?.metal}
            style={fittings?.metal ? inMetal(fittings.metal) : {}}
          >
            <MaterialPane
              {...{ pane: glass, id, name: index, material }}
              detail="flat"
              pxPerIn={0}
            />
            {fittings ? <SvgShapes shapes={fittingsOf(glass, index, fittings)} /> : null}
          </g>
        ) : (
          <AwaitedPane key={index} pane={glass} bad={false} />
        )
      })}
      <path d="M-2 44.6H46" stroke="var(--color-text)" strokeWidth="1.4" />
    </svg>
  )

  function fittingsOf(
    pane: Rect,
    index: number,
    { hinges, bought }: NonNullable<Props['fittings']>,
  ): Shape[] {
    const side = hingeSide(panes, index)
    if (side === null) return fixedFittings({ pane, pxPerIn, wall: null })
    const door = { pane, pxPerIn, side, hinges: hinges[index] ?? 2 }
    return doorFittings({ ...door, bought: bought.panels[index] })
  }
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
