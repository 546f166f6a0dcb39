import { useId } from 'react'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import { hingeSide } from '@/domain/glass-rules/layouts'
import { SvgShapes } from '../marks/svg-shapes'
import { materialOf } from '../material/glass-material'
import { MaterialPane } from '../material/material-pane'
import { inMetal } from '../material/metal-look'
import { Veil } from '../material/veil'
import { doorFittings, fixedFittings } from './panel-fittings'
import { extentOf, fitPanels } from './panels'

const sheet = { width: 88, height: 72 }
const margin = { side: 8, top: 8, floor: 6 }
const room = {
  width: sheet.width - margin.side * 2,
  height: sheet.height - margin.top - margin.floor,
}

type Props = { work: DrawnWork; className?: string }

/** What was quoted as small as a stamp, in the colour of its glass and its metal. */
export function WorkThumbnail({ work, className = 'h-18 w-22' }: Props) {
  const id = useId()
  const { panels, look, drawn, bought } = work
  const material = materialOf(look?.finishKey ?? null)
  const fitted = fitPanels(panels, room)
  const pxPerIn = (fitted?.width ?? 0) / Math.max(extentOf(panels).widthIn, 1)
  const floor = sheet.height - margin.floor
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className={`shrink-0 ${className}`}
      fill="none"
    >
      <Veil id={id} material={material} isFlat />
      <path d={`M0 ${floor}H${sheet.width}`} className="stroke-text" strokeWidth="1.25" />
      {fitted?.panes.map(({ x, y, width, height, hinges }, index) => {
        const side = hingeSide(panels, index)
        const pane = {
          x: margin.side + x,
          y: margin.top + y,
          width: Math.max(width, 2),
          height: Math.max(height, 2),
        }
        return (
          <g key={index} data-metal={look?.metal} style={look?.metal ? inMetal(look.metal) : {}}>
            <MaterialPane {...{ id, material, pane, pxPerIn }} name={index} detail="flat" />
            {drawn === 'pane' ? null : (
              <SvgShapes
                shapes={
                  side
                    ? doorFittings({ pane, pxPerIn, side, hinges, bought: bought?.panels[index] })
                    : fixedFittings({ pane, pxPerIn, wall: null })
                }
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
