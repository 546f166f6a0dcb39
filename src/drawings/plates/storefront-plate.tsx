import { Dimension } from '../marks/dimension'
import { GlassPane } from '../marks/glass-pane'
import { broughtOut } from './brought-out'
import { LeaderKey } from './leader'
import { PlateFloor, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'
import { bays, bayWidthIn, heightsIn, keyedIn, standBays } from './storefront-bays'
import type { Bay } from './storefront-bays'

type Props = {
  view: PlateView
  label: string
  /** A length in inches as feet. */
  feet: (inches: number) => string
}

const views = {
  wide: { width: 1440, rows: 1, size: 15 },
  tablet: { width: 768, rows: 2, size: 14 },
  phone: { width: 390, rows: 2, size: 13 },
} as const

const ink = 'var(--color-text)'
const head = 26
const foot = 62

/** A storefront bay by bay, as wide as the page; on a narrow one in two halves. */
export function StorefrontPlate({ view, label, feet }: Props) {
  const { width, rows, size } = views[view]
  const perRow = bays.length / rows
  const parts = Array.from({ length: rows }, (_, row) =>
    bays.slice(row * perRow, (row + 1) * perRow),
  )
  const pxPerIn = Math.min(...parts.map((row) => width / standBays(row).widthIn))
  const rowHeight = head + heightsIn.wall * pxPerIn + foot
  return (
    <PlateSheet {...{ label, view, width }} height={rowHeight * rows}>
      {(id) => (
        <>
          {parts.map((row, at) => {
            const { lefts, widthIn } = standBays(row)
            const floorY = at * rowHeight + head + heightsIn.wall * pxPerIn
            const scale = width / widthIn
            return (
              <g key={at} stroke="currentColor">
                <rect
                  x="0"
                  y={floorY - heightsIn.wall * pxPerIn}
                  width={width}
                  height={heightsIn.wall * pxPerIn}
                  fill="var(--color-stone)"
                  stroke={ink}
                />
                <path
                  d={`M0 ${floorY - (heightsIn.head + 6) * pxPerIn}H${width}`}
                  stroke="var(--color-rule-stone)"
                />
                {row.map((bay, index) => {
                  const left = (lefts[index] ?? 0) * scale
                  const wide = bayWidthIn(bay) * scale
                  const part = at * perRow + index
                  const keyedX = left + keyedIn(bay) * scale
                  return (
                    <g key={index}>
                      <BayOf
                        {...{ id, bay, floorY, left, pxPerIn }}
                        name={`bay-${part}`}
                        across={scale}
                      />
                      <rect
                        className={`part part-${String.fromCharCode(97 + part)}`}
                        style={broughtOut(6)}
                        x={left + 2}
                        y={floorY - heightsIn.head * pxPerIn}
                        width={wide - 4}
                        height={heightsIn.head * pxPerIn - 2}
                        stroke="none"
                        strokeWidth="0"
                      />
                      <Dimension
                        mark={{
                          ...{ axis: 'x', from: left, to: left + wide, at: floorY + 34 },
                          ...{ figure: feet(bayWidthIn(bay)), tone: 'inherited' },
                        }}
                        size={size}
                      />
                      <LeaderKey
                        part={part}
                        at={{
                          x: keyedX,
                          y: floorY - heightsIn.wall * pxPerIn - 6 + head / 2,
                        }}
                        to={{ x: keyedX, y: floorY - bay.leadsTo.heightIn * pxPerIn }}
                      />
                    </g>
                  )
                })}
                <PlateFloor id={id} y={floorY} to={width} />
              </g>
            )
          })}
        </>
      )}
    </PlateSheet>
  )
}

type BayProps = {
  id: string
  bay: Bay
  name: string
  left: number
  floorY: number
  pxPerIn: number
  across: number
}

/** Transoms above, and below them what the bay is for. */
function BayOf({ id, bay, name, left, floorY, pxPerIn, across }: BayProps) {
  const bar = Math.max(2 * pxPerIn, 2)
  const y = (inches: number) => floorY - inches * pxPerIn
  const xs = bay.widthsIn.map(
    (_, index) =>
      left + bay.widthsIn.slice(0, index).reduce((sum, width) => sum + width, 0) * across,
  )
  const whole = bayWidthIn(bay) * across
  return (
    <g>
      <rect
        x={left}
        y={y(heightsIn.head)}
        width={whole}
        height={heightsIn.head * pxPerIn}
        fill={ink}
        stroke="none"
      />
      {bay.widthsIn.map((widthIn, index) => {
        const isDoor = bay.kind === 'entrance' && (index === 1 || index === 2)
        const sill = isDoor || bay.kind === 'folding' ? 0 : heightsIn.sill
        const x = (xs[index] ?? left) + bar / 2
        const width = widthIn * across - bar
        return (
          <g key={index}>
            {[
              { top: heightsIn.head, bottom: heightsIn.door + 2 },
              { top: heightsIn.door, bottom: sill },
            ].map(({ top, bottom }) => (
              <g key={top}>
                <rect
                  {...{ x, width }}
                  y={y(top) + bar}
                  height={(top - bottom) * pxPerIn - bar}
                  fill="var(--color-paper)"
                  stroke="none"
                />
                <GlassPane
                  id={id}
                  name={`${name}-${index}-${top}`}
                  pane={{ x, y: y(top) + bar, width, height: (top - bottom) * pxPerIn - bar }}
                  plain
                />
              </g>
            ))}
            {sill > 0 ? (
              <rect
                {...{ x, width }}
                y={y(sill) + bar}
                height={sill * pxPerIn - bar}
                fill="var(--color-stone)"
                stroke="none"
              />
            ) : null}
            {isDoor ? (
              <path
                d={`M${index === 1 ? x + width - 4 * pxPerIn : x + 4 * pxPerIn} ${y(52)}v${26 * pxPerIn}`}
                stroke={ink}
                strokeWidth={Math.max(1.6 * pxPerIn, 2)}
              />
            ) : null}
            {bay.kind === 'folding' ? (
              <path
                d={
                  index % 2 === 0
                    ? `M${x} ${y(heightsIn.door) + bar}L${x + width} ${y(42)}L${x} ${floorY}`
                    : `M${x + width} ${y(heightsIn.door) + bar}L${x} ${y(42)}L${x + width} ${floorY}`
                }
                strokeDasharray="5 4"
                strokeWidth=".9"
              />
            ) : null}
          </g>
        )
      })}
    </g>
  )
}
