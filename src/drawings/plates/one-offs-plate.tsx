import { Dimension } from '../marks/dimension'
import { broughtOut } from './brought-out'
import { LeaderKey } from './leader'
import type { Scale } from './one-offs/piece'
import { pieces } from './one-offs/pieces'
import type { PlateFigures } from './plate-words'
import { PlateFloor, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

type Props = PlateFigures & { view: PlateView }

/**
 * How many stand on one floor, and how far apart, in inches. On a phone the narrowest has its figure above
 * its line, and room for it.
 */
const views = {
  wide: { width: 1248, perRow: 6, pxPerIn: 2.7, apart: 11, size: 15, above: 18 },
  tablet: { width: 704, perRow: 3, pxPerIn: 2.9, apart: 14, size: 14, above: 18 },
  phone: { width: 358, perRow: 3, pxPerIn: 1.5, apart: 12, size: 13, above: 30 },
} as const

/** Above the floor there is room for the tallest and its dimension, below it for the keys. */
const tallestIn = 108
const below = 58

/** Six pieces of glass that are made once, on the walls they are made for. */
export function OneOffsPlate({ view, label, inches }: Props) {
  const { width, perRow, pxPerIn, apart, size, above } = views[view]
  const rowHeight = above + tallestIn * pxPerIn + below
  const rows = pieces.length / perRow
  return (
    <PlateSheet {...{ label, view, width }} height={rowHeight * rows}>
      {(id) => (
        <>
          {Array.from({ length: rows }, (_, row) => {
            const floorY = row * rowHeight + above + tallestIn * pxPerIn
            const first = row * perRow
            const standing = pieces.slice(first, first + perRow)
            const taken = standing.reduce((sum, { widthIn }) => sum + widthIn, 0)
            const start = (width / pxPerIn - taken - apart * (perRow - 1)) / 2
            return (
              <g key={row} stroke="currentColor">
                <PlateFloor id={id} y={floorY} to={width} />
                {standing.map(({ widthIn, measured, draw }, index) => {
                  const before = standing
                    .slice(0, index)
                    .reduce((sum, piece) => sum + piece.widthIn + apart, start)
                  const on: Scale = {
                    x: (at) => (before + at) * pxPerIn,
                    y: (at) => floorY - at * pxPerIn,
                  }
                  const part = first + index
                  const middle = on.x(widthIn / 2)
                  return (
                    <g key={part}>
                      <g style={broughtOut(3.5)}>
                        {draw(on, `part part-${String.fromCharCode(97 + part)}`)}
                      </g>
                      <Dimension
                        mark={{
                          ...{ axis: 'x', from: on.x(measured.from), to: on.x(measured.to) },
                          ...{ at: on.y(measured.at), work: on.y(measured.work) },
                          figure: inches(measured.to - measured.from),
                          tone: 'inherited',
                        }}
                        size={size}
                      />
                      <LeaderKey
                        part={part}
                        at={{ x: middle, y: floorY + 28 }}
                        to={{ x: middle, y: floorY }}
                      />
                    </g>
                  )
                })}
              </g>
            )
          })}
        </>
      )}
    </PlateSheet>
  )
}
