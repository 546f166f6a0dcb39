import { Dimension } from '../marks/dimension'
import { paintOf } from '../marks/drawing-defs'
import type { Point } from '../marks/shapes'
import { broughtOut, thick } from './brought-out'
import { LeaderKey } from './leader'
import type { PlateFigures } from './plate-words'
import { PlateFloor, PlateSheet } from './plate-view'
import type { PlateView } from './plate-view'

type Props = PlateFigures & {
  view: PlateView
  /** How high a guard stands over the nosings of a flight, and over a landing; in inches. */
  flightIn: number
  landingIn: number
}

const views = {
  wide: { width: 1440, pxPerIn: 3, start: 330, size: 15, key: 54 },
  tablet: { width: 768, pxPerIn: 1.8, start: 116, size: 14, key: 40 },
  phone: { width: 390, pxPerIn: 1.15, start: 44, size: 13, key: 24 },
} as const

const risers = 14
const riseIn = 7.5
const runIn = 10.5
const slabIn = 11
const ink = 'var(--color-text)'

/** A flight and its landing cut along their length, with the guard at its two heights. */
export function StairPlate({ label, inches, view, flightIn, landingIn }: Props) {
  const { width, pxPerIn, start, size, key } = views[view]
  const of = (length: number) => length * pxPerIn
  const landingY = of(landingIn) + 44
  const floorY = landingY + risers * of(riseIn)
  const top = start + (risers - 1) * of(runIn)
  const nosing = (step: number): Point => ({
    x: start + step * of(runIn),
    y: floorY - (step + 1) * of(riseIn),
  })
  const first = nosing(0)
  const last = nosing(risers - 2)
  const panes = [0, 4, 8].map((step) => [nosing(step), nosing(Math.min(step + 4, 12))] as const)
  const bay = Math.min((width - top - 24) / 3, of(60))
  const keys: { at: Point; to: Point }[] = [
    {
      to: { x: first.x + of(52), y: first.y - of(50) },
      at: { x: first.x - key, y: first.y - of(62) },
    },
    {
      to: { x: last.x, y: last.y - of(flightIn) },
      at: { x: last.x - key * 2, y: last.y - of(58) },
    },
    {
      to: { x: top + bay * 0.5, y: landingY - of(2) },
      at: { x: top + bay * 0.5, y: landingY + of(slabIn) + key },
    },
    {
      to: { x: top + bay * 1.5, y: landingY - of(landingIn) + 3 },
      at: { x: top + bay * 1.5, y: landingY + of(slabIn) + key },
    },
  ]
  return (
    <PlateSheet {...{ label, view, width }} height={floorY + 14}>
      {(id) => (
        <g strokeLinejoin="round">
          <path
            d={steps(nosing, {
              start,
              top,
              floorY,
              landingY,
              width,
              slab: of(slabIn),
              rise: of(riseIn),
              run: of(runIn),
            })}
            fill="var(--color-paper)"
            stroke={ink}
            strokeWidth="1.5"
          />
          <rect
            x={top}
            y={landingY + 1}
            width={width - top}
            height={of(slabIn)}
            fill={paintOf(id).hatch}
            opacity=".5"
          />
          {panes.map(([from, to], index) => {
            const gap = 2
            const foot = of(3)
            const head = of(flightIn - 2)
            return (
              <path
                key={index}
                d={`M${from.x + gap} ${from.y - foot}L${to.x - gap} ${to.y - foot}V${to.y - head}L${from.x + gap} ${from.y - head}Z`}
                fill={paintOf(id).glass}
                stroke="currentColor"
                strokeWidth="1.25"
                className="part part-a"
                style={broughtOut(2.5)}
              />
            )
          })}
          {panes.map(([from, to], index) => (
            <g key={index} fill={ink}>
              {[0.2, 0.8].map((at) => (
                <circle
                  key={at}
                  cx={from.x + (to.x - from.x) * at}
                  cy={from.y + (to.y - from.y) * at - of(6)}
                  r={Math.max(of(1.1), 1.6)}
                />
              ))}
            </g>
          ))}
          <path
            className="part part-b"
            d={`M${first.x - of(6)} ${first.y - of(flightIn) + of(1)}L${last.x} ${last.y - of(flightIn) + of(1)}`}
            stroke={ink}
            {...thick(Math.max(of(1.6), 2.5))}
            strokeLinecap="round"
          />
          {[0, 1, 2].map((index) => (
            <rect
              key={index}
              x={top + index * bay + 4}
              y={landingY - of(landingIn)}
              width={bay - 4}
              height={of(landingIn) - of(2)}
              fill={paintOf(id).glass}
              stroke="currentColor"
              strokeWidth="1.25"
            />
          ))}
          <path
            className="part part-c"
            style={broughtOut(3)}
            d={`M${top + 2} ${landingY}v${-of(4)}h${bay * 3}v${of(4)}Z`}
            fill="var(--color-metal-nickel)"
            stroke={ink}
          />
          <path
            className="part part-d"
            d={`M${top + 2} ${landingY - of(landingIn)}h${bay * 3}`}
            stroke={ink}
            {...thick(Math.max(of(1.6), 2.5))}
          />
          <path
            d={`M${first.x - of(10)} ${first.y + of(riseIn * 0.95)}L${last.x + of(runIn)} ${last.y - of(riseIn)}`}
            strokeDasharray="6 5"
            stroke="currentColor"
            opacity=".55"
          />
          <Dimension
            mark={{
              ...{
                axis: 'y',
                from: nosing(2).y - of(flightIn),
                to: nosing(2).y,
                at: nosing(2).x,
                tone: 'focus',
              },
              figure: inches(flightIn),
            }}
            size={size}
          />
          <Dimension
            mark={{
              ...{
                axis: 'y',
                from: landingY - of(landingIn),
                to: landingY,
                at: top + bay * 2.5,
                tone: 'focus',
              },
              figure: inches(landingIn),
            }}
            size={size}
          />
          <PlateFloor id={id} y={floorY} to={width} />
          {keys.map((place, part) => (
            <LeaderKey key={part} part={part} {...place} />
          ))}
        </g>
      )}
    </PlateSheet>
  )
}

type Steps = {
  start: number
  top: number
  floorY: number
  landingY: number
  width: number
  slab: number
  rise: number
  run: number
}

/** Treads and risers, the landing, and the underside of both. */
function steps(
  nosing: (step: number) => Point,
  { start, top, floorY, landingY, width, slab, rise, run }: Steps,
) {
  const up = Array.from({ length: risers - 1 }, (_, step) => {
    const { x, y } = nosing(step)
    return `V${y}H${x + run}`
  }).join('')
  const under = start + (slab * 1.5 * run) / rise
  return `M${start} ${floorY}${up}V${landingY}H${width + 2}V${landingY + slab}H${top + run * 0.9}L${under} ${floorY}Z`
}
