import type { Point, Rect } from '../marks/shapes'
import type { DrawnPane } from './enclosure-layout'
import type { Side } from './hinge-side'

const ink = 'var(--color-text)'

const hinge = { widthIn: 2.4, heightIn: 3.5, fromEndsIn: 10 }
const pull = { lengthIn: 10, centreIn: 40, fromEdgeIn: 2.6 }
const channelIn = 0.55

type Fitted = { pane: Rect; pxPerIn: number }

/** Hinges on the wall side, the pull near the free edge, and the thin V of the swing. */
export function DoorFittings({
  pane,
  pxPerIn,
  side,
  hinges,
}: Fitted & { side: Side; hinges: number }) {
  const { x, y, width, height } = pane
  const hung = side === 'right' ? x + width : x
  const free = side === 'right' ? x : x + width
  return (
    <g>
      <path
        d={`M${free} ${y}L${hung} ${y + height / 2}L${free} ${y + height}`}
        fill="none"
        stroke="var(--color-edge-mid)"
        strokeWidth=".75"
      />
      {hingeHeights(height, pxPerIn, hinges).map((fromTop) => (
        <Hinge
          key={fromTop}
          x={side === 'right' ? hung - hinge.widthIn * pxPerIn : hung}
          y={y + fromTop}
          pxPerIn={pxPerIn}
        />
      ))}
      <Pull
        x={free + (side === 'right' ? 1 : -1) * pull.fromEdgeIn * pxPerIn}
        y={y + height - Math.min(pull.centreIn * pxPerIn, height / 2)}
        length={Math.min(pull.lengthIn * pxPerIn, height / 3)}
        pxPerIn={pxPerIn}
      />
    </g>
  )
}

/** The upper edges of the hinges, from the top of the door, in px. */
function hingeHeights(heightPx: number, pxPerIn: number, count: number): number[] {
  const tall = hinge.heightIn * pxPerIn
  const end = Math.min(hinge.fromEndsIn * pxPerIn, heightPx / 4) + tall / 2
  const first = end - tall / 2
  const last = heightPx - end - tall / 2
  return count === 3 ? [first, (first + last) / 2, last] : [first, last]
}

function Hinge({ x, y, pxPerIn }: Point & { pxPerIn: number }) {
  const width = hinge.widthIn * pxPerIn
  const height = hinge.heightIn * pxPerIn
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={ink} />
      {width > 8 ? (
        <path
          d={`M${x + width / 2} ${y}V${y + height}`}
          stroke="var(--color-paper)"
          strokeOpacity=".5"
          strokeWidth=".75"
        />
      ) : null}
    </g>
  )
}

function Pull({ x, y, length, pxPerIn }: Point & { length: number; pxPerIn: number }) {
  const knob = Math.max(1.4, 0.48 * pxPerIn)
  return (
    <g fill={ink}>
      <path
        d={`M${x} ${y - length / 2}V${y + length / 2}`}
        stroke={ink}
        strokeWidth={Math.max(1.5, 0.6 * pxPerIn)}
        strokeLinecap="round"
      />
      <circle cx={x} cy={y - length / 2 + knob} r={knob} />
      <circle cx={x} cy={y + length / 2 - knob} r={knob} />
    </g>
  )
}

/** The dark channel that holds fixed glass at the floor, and at the wall it touches. */
export function FixedFittings({ pane, pxPerIn, wall }: Fitted & { wall: Side | null }) {
  const thick = Math.max(1.5, channelIn * pxPerIn)
  const { x, y, width, height } = pane
  return (
    <g fill={ink}>
      <rect x={x} y={y + height - thick} width={width} height={thick} />
      {wall ? (
        <rect x={wall === 'left' ? x : x + width - thick} y={y} width={thick} height={height} />
      ) : null}
    </g>
  )
}

/** The bar that steadies a lone fixed panel from the wall. */
export function SupportBar({ pane, pxPerIn }: Fitted) {
  const y = pane.y + 2.2 * pxPerIn
  const clamp = Math.max(4, 1.7 * pxPerIn)
  const end = pane.x + pane.width - Math.min(2 * pxPerIn, pane.width / 4)
  return (
    <g fill={ink}>
      <path d={`M${pane.x} ${y}H${end}`} stroke={ink} strokeWidth={Math.max(1.5, 0.5 * pxPerIn)} />
      <rect x={end - clamp} y={y - clamp / 2} width={clamp} height={clamp} />
    </g>
  )
}

export function ShowerHead({ x, y, pxPerIn }: Point & { pxPerIn: number }) {
  const unit = pxPerIn / 6
  return (
    <g
      transform={`translate(${x} ${y - 4 * unit}) scale(${unit})`}
      fill="var(--color-paper)"
      stroke="var(--color-text-second)"
      strokeWidth={1.1 / unit}
    >
      <rect x="0" y="-9" width="7" height="19" />
      <path d="M7 0H48Q60 0 60 12V18" fill="none" />
      <path d="M40 27Q40 18 60 18T80 27Z" />
    </g>
  )
}

/** The number of a panel, as it stands beside its fields. */
export function PaneNumber({
  pane,
  index,
  small,
}: {
  pane: DrawnPane
  index: number
  small: boolean
}) {
  const radius = small ? 12 : 14
  if (pane.width < radius * 2 + 4) return null
  const colour = pane.bad ? 'var(--color-error)' : 'var(--color-edge-mid)'
  const cx = pane.x + pane.width / 2
  const cy = pane.y + pane.height * 0.82
  return (
    <g>
      <circle cx={cx} cy={cy} r={radius} fill="var(--color-paper)" stroke={colour} />
      <text
        x={cx}
        y={cy}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={small ? 13 : 15}
        fontWeight="600"
        fill={pane.bad ? colour : 'var(--color-edge-ink)'}
      >
        {index + 1}
      </text>
    </g>
  )
}
