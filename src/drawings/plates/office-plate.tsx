import { Dimension } from '../marks/dimension'
import { paintOf } from '../marks/drawing-defs'
import { broughtOut, solid, thick } from './brought-out'
import { LeaderKey } from './leader'
import { depthIn, doorIn, Furnished, rooms } from './office-rooms'
import { PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

type Props = { view: PlateView; label: string; feet: (inches: number) => string }

const views = {
  wide: { width: 1248, shown: 4, pxPerIn: 2, size: 15 },
  tablet: { width: 704, shown: 4, pxPerIn: 1.12, size: 13 },
  phone: { width: 358, shown: 2, pxPerIn: 1.3, size: 13 },
} as const

const wallIn = 5
const ink = 'var(--color-text)'

/** Rooms behind one front of glass, from above, with the doors that open into them. */
export function OfficePlate({ view, label, feet }: Props) {
  const { width, shown, pxPerIn, size } = views[view]
  const of = (inches: number) => inches * pxPerIn
  const row = rooms.slice(0, shown)
  const lefts = row.map((_, index) =>
    row.slice(0, index).reduce((left, { widthIn }) => left + of(widthIn + wallIn), 16 + of(wallIn)),
  )
  const end = (lefts.at(-1) ?? 0) + of(row.at(-1)?.widthIn ?? 0)
  const top = 24 + of(wallIn)
  const front = top + of(depthIn)
  const chainY = front + of(doorIn) + 40
  const [first = 0, second = 0] = lefts
  const wide = of(row[0]?.widthIn ?? 0)
  return (
    <PlateSheet {...{ label, view, width }} height={chainY + 20}>
      {(id) => (
        <g stroke="currentColor">
          <path
            d={`M16 ${front}V24H${end + of(wallIn)}V${front}H${end}V${top}H${16 + of(wallIn)}V${front}Z`}
            fill={paintOf(id).hatch}
            stroke={ink}
            strokeWidth="1.25"
          />
          {row.map((room, index) => {
            const left = lefts[index] ?? 0
            const right = left + of(room.widthIn)
            const hinge = right - of(4)
            const leaf = of(doorIn)
            return (
              <g key={index}>
                <Furnished {...{ room, left, top, pxPerIn }} />
                <rect
                  className="part part-a"
                  style={broughtOut(solid)}
                  x={left}
                  y={front - 3}
                  width={right - left - of(doorIn + 4)}
                  height="6"
                  fill="var(--color-edge-deep)"
                />
                <rect
                  x={hinge}
                  y={front - 3}
                  width={of(4)}
                  height="6"
                  fill="var(--color-edge-deep)"
                />
                <path className="part part-b" d={`M${hinge} ${front}v${leaf}`} {...thick(4)} />
                <path
                  d={`M${hinge} ${front + leaf}A${leaf} ${leaf} 0 0 1 ${hinge - leaf} ${front}`}
                  strokeDasharray="4 4"
                />
                {index === row.length - 1 ? null : (
                  <rect
                    className="part part-c"
                    style={broughtOut(2.5)}
                    x={right}
                    y={top}
                    width={of(wallIn)}
                    height={front - top}
                    fill={index === 0 ? 'var(--color-edge-tint)' : paintOf(id).hatch}
                    stroke={index === 0 ? 'currentColor' : ink}
                  />
                )}
                <Dimension
                  mark={{
                    ...{ axis: 'x', from: left, to: right, at: chainY, tone: 'inherited' },
                    figure: feet(room.widthIn),
                  }}
                  size={size}
                />
              </g>
            )
          })}
          <LeaderKey
            part={0}
            at={{ x: first + wide * 0.28, y: front + 34 }}
            to={{ x: first + wide * 0.28, y: front }}
          />
          <LeaderKey
            part={1}
            at={{ x: second + 14, y: front + of(doorIn) * 0.7 }}
            to={{ x: first + wide - of(4), y: front + of(doorIn) * 0.7 }}
          />
          <LeaderKey
            part={2}
            at={{ x: second + of(26), y: top + 24 }}
            to={{ x: second - of(wallIn / 2), y: top + 24 }}
          />
        </g>
      )}
    </PlateSheet>
  )
}
