import type { OpeningSize } from '@/domain/pricing/opening-request'
import { GlassPane } from '../marks/glass-pane'

/** Where a door stands: its middle, the floor, the wall in plan below it, and the scale. */
export type DoorPlace = {
  id: string
  name: string
  x: number
  floorY: number
  planY: number
  pxPerIn: number
}

export const entry = { widthIn: 36, heightIn: 80 }
export const frameless = { widthIn: 28, heightIn: 80 }
export const pair = { widthIn: 72, heightIn: 84 }
const ink = 'var(--color-text)'

type FrameProps = { x: number; y: number; width: number; height: number }

function Frame(rect: FrameProps) {
  return <rect {...rect} fill="var(--color-paper)" stroke={ink} strokeWidth="1.5" />
}

/** The wall on either side of an opening, seen from above. */
function PlanWall({ left, right, y }: { left: number; right: number; y: number }) {
  return (
    <path
      d={`M${left - 26} ${y - 4}H${left}V${y + 4}H${left - 26}M${right + 26} ${y - 4}H${right}V${y + 4}H${right + 26}`}
      stroke={ink}
      strokeWidth="1.5"
    />
  )
}

type SwingProps = {
  hinge: number
  y: number
  leaf: number
  toRight: boolean
  /** How much room its way to the other side has on the drawing, where it swings through. */
  inward?: number
}

/** A leaf that stands open, and the way that its edge takes; both ways where it swings through. */
function Swing({ hinge, y, leaf, toRight, inward }: SwingProps) {
  const edge = toRight ? hinge + leaf : hinge - leaf
  const outward = `M${hinge} ${y + leaf}A${leaf} ${leaf} 0 0 ${toRight ? 0 : 1} ${edge} ${y}`
  return (
    <g>
      <path d={`M${hinge} ${y}v${leaf}`} strokeWidth="4" stroke="var(--color-edge-mid)" />
      <path d={outward} strokeDasharray="4 4" />
      {inward === undefined ? null : (
        <path d={wayIn({ hinge, y, leaf, toRight, inward })} strokeDasharray="4 4" opacity=".6" />
      )}
    </g>
  )
}

/** As much of the way to the other side as there is room for above the plan. */
function wayIn({ hinge, y, leaf, toRight, inward }: Required<SwingProps>): string {
  const side = toRight ? 1 : -1
  const up = Math.min(inward, leaf)
  const along = Math.sqrt(leaf * leaf - up * up)
  return `M${hinge + side * leaf} ${y}A${leaf} ${leaf} 0 0 ${toRight ? 0 : 1} ${hinge + side * along} ${y - up}`
}

/** The frame around the panes of a patio door, above and beside each; below it is a little higher. */
export const patioRailIn = 3

/** A patio door as large as two of its panes ask for. */
export function patioAround(pane: OpeningSize): OpeningSize {
  return {
    widthIn: 2 * (pane.widthIn + 2 * patioRailIn),
    heightIn: pane.heightIn + 2.4 * patioRailIn,
  }
}

/** Two leaves in one frame, each with the pane of the visitor's size; one slides behind the other. */
export function PatioDoor({ pane, ...place }: DoorPlace & { pane: OpeningSize }) {
  const { id, name, x, floorY, planY, pxPerIn } = place
  const door = patioAround(pane)
  const width = door.widthIn * pxPerIn
  const height = door.heightIn * pxPerIn
  const rail = patioRailIn * pxPerIn
  const left = x - width / 2
  const leaf = width / 2
  return (
    <g>
      <Frame x={left} y={floorY - height} {...{ width, height }} />
      {[0, 1].map((index) => (
        <g key={index}>
          <GlassPane
            id={id}
            name={`${name}-${index}`}
            pane={{
              x: left + index * leaf + rail,
              y: floorY - height + rail,
              width: leaf - 2 * rail,
              height: height - 2.4 * rail,
            }}
          />
        </g>
      ))}
      <path d={`M${x} ${floorY - height}V${floorY}`} stroke={ink} strokeWidth="1.5" />
      <path
        d={`M${x - 1.4 * pxPerIn} ${floorY - Math.min(42, door.heightIn / 2 + 6) * pxPerIn}v${12 * pxPerIn}`}
        stroke={ink}
        strokeWidth="3"
      />
      <PlanWall left={left} right={left + width} y={planY} />
      <path d={`M${left} ${planY - 3}h${leaf + 6}`} strokeWidth="4" />
      <path d={`M${x - 6} ${planY + 4}h${leaf + 6}`} strokeWidth="4" opacity=".55" />
      <path d={`M${left + 12} ${planY + 20}h${leaf - 16}m-8 -5l8 5l-8 5`} strokeDasharray="none" />
    </g>
  )
}

/** A solid door with a lite of glass. */
export function EntryDoor({ id, name, x, floorY, planY, pxPerIn }: DoorPlace) {
  const width = entry.widthIn * pxPerIn
  const height = entry.heightIn * pxPerIn
  const left = x - width / 2
  const margin = 7 * pxPerIn
  return (
    <g>
      <Frame x={left} y={floorY - height} {...{ width, height }} />
      <GlassPane
        {...{ id, name }}
        pane={{
          x: left + margin,
          y: floorY - height + margin,
          width: width - 2 * margin,
          height: height - 2.3 * margin,
        }}
      />
      <circle
        cx={left + width - margin / 2}
        cy={floorY - 38 * pxPerIn}
        r={1.3 * pxPerIn}
        fill={ink}
      />
      <PlanWall left={left} right={left + width} y={planY} />
      <Swing hinge={left} y={planY} leaf={width} toRight />
    </g>
  )
}

/** Two heavy leaves between rails; they swing through. */
export function DoorPair({ id, name, x, floorY, planY, pxPerIn }: DoorPlace) {
  const width = pair.widthIn * pxPerIn
  const height = pair.heightIn * pxPerIn
  const left = x - width / 2
  const leaf = width / 2
  const rail = 3.5 * pxPerIn
  const inward = planY - floorY - 14
  return (
    <g>
      {[0, 1].map((index) => (
        <g key={index}>
          <GlassPane
            id={id}
            name={`${name}-${index}`}
            pane={{ x: left + index * leaf, y: floorY - height, width: leaf, height }}
          />
          <path
            d={`M${left + index * leaf + 1} ${floorY - height}h${leaf - 2}v${rail}h${2 - leaf}zM${left + index * leaf + 1} ${floorY - rail}h${leaf - 2}v${rail}h${2 - leaf}z`}
            fill="var(--color-metal-nickel)"
            stroke={ink}
          />
          <path
            d={`M${x + (index === 0 ? -3 : 3) * pxPerIn} ${floorY - 56 * pxPerIn}v${34 * pxPerIn}`}
            stroke={ink}
            strokeWidth="3"
          />
        </g>
      ))}
      <PlanWall left={left} right={left + width} y={planY} />
      <Swing hinge={left} y={planY} leaf={leaf} toRight inward={inward} />
      <Swing hinge={left + width} y={planY} leaf={leaf} toRight={false} inward={inward} />
    </g>
  )
}

/** One sheet on hinges. */
export function FramelessDoor({ id, name, x, floorY, planY, pxPerIn }: DoorPlace) {
  const width = frameless.widthIn * pxPerIn
  const height = frameless.heightIn * pxPerIn
  const left = x - width / 2
  const hinge = left + width
  return (
    <g>
      <PlanWall left={left} right={hinge} y={planY} />
      <GlassPane {...{ id, name }} pane={{ x: left, y: floorY - height, width, height }} />
      {[0.16, 0.84].map((at) => (
        <rect
          key={at}
          x={hinge - 2.4 * pxPerIn}
          y={floorY - height * at - 1.75 * pxPerIn}
          width={2.4 * pxPerIn}
          height={3.5 * pxPerIn}
          fill={ink}
        />
      ))}
      <path
        d={`M${left + 2.5 * pxPerIn} ${floorY - 44 * pxPerIn}v${8 * pxPerIn}`}
        stroke={ink}
        strokeWidth="3"
      />
      <Swing hinge={hinge} y={planY} leaf={width} toRight={false} />
    </g>
  )
}
