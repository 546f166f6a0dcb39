import { paintOf } from '../marks/drawing-defs'
import { GlassPane } from '../marks/glass-pane'
import { detailAt } from '../material/glass-material'
import type { GlassMaterial } from '../material/glass-material'
import { MaterialPane } from '../material/material-pane'
import { Scene } from '../material/scene'
import { Veil } from '../material/veil'
import type { Point, Rect } from '../marks/shapes'
import { SvgShapes } from '../marks/svg-shapes'
import { hingeRects } from '../to-scale/hinge-shapes'
import { doorFittings, fixedChannels, fixedFittings } from '../to-scale/panel-fittings'
import { showerHeadShapes } from '../to-scale/surroundings'
import { jointsPath } from '../to-scale/tile-joints'
import { broughtOut, thick } from './brought-out'
import type { ShowerLayout, ShowerPane } from './shower-layout'

const headerIn = 1
const sweepIn = 0.7
const showerHeadIn = 80

type Props = {
  layout: ShowerLayout
  id: string
  wall: number
  top: number
  /** It stands beside a price, and shows what that holds. */
  isPriced?: boolean
  /** What somebody chose instead of clear glass: it is drawn before a view. */
  material?: GlassMaterial | undefined
}

/** The opening with its glass, seen from the room: what the price holds is drawn, its extras are dashed. */
export function ShowerElevation(props: Props) {
  const { layout, id, wall, top, isPriced = false, material } = props
  const { opening, floorY, panes, scale } = layout
  const { pxPerIn } = scale
  const { hatch } = paintOf(id)
  const right = opening.x + opening.width
  const tile = { x: opening.x, y: top, width: opening.width, height: floorY - top }
  const head = floorY - showerHeadIn * pxPerIn
  return (
    <g>
      {material ? (
        <>
          <Veil id={id} material={material} isFlat={false} />
          <Scene id={id} wall={tile} span={tile.width} pxPerIn={pxPerIn}>
            <Joints {...{ tile, pxPerIn }} />
          </Scene>
        </>
      ) : (
        <Joints {...{ tile, pxPerIn }} />
      )}
      {head < opening.y - 12 ? (
        <SvgShapes shapes={showerHeadShapes({ x: opening.x, y: head }, pxPerIn * 0.72)} />
      ) : null}
      {[opening.x - wall, right].map((x, side) => (
        <rect
          key={side}
          x={x}
          y={top}
          width={wall}
          height={floorY - top}
          fill={hatch}
          opacity=".55"
        />
      ))}
      <path
        d={`M${opening.x} ${top}V${floorY}M${right} ${top}V${floorY}`}
        stroke="var(--color-text)"
        strokeWidth="1.25"
      />
      {panes.map((pane, index) => (
        <Pane key={index} {...{ pane, index, panes, pxPerIn, id, isPriced, material }} />
      ))}
      {isPriced ? null : (
        <rect
          className="part part-a"
          x={opening.x}
          y={opening.y - headerIn * pxPerIn}
          width={opening.width}
          height={headerIn * pxPerIn}
          fill="var(--color-paper)"
          stroke="var(--color-text)"
          strokeDasharray="4 3"
        />
      )}
    </g>
  )
}

function Joints({ tile, pxPerIn }: { tile: Rect; pxPerIn: number }) {
  return <path d={jointsPath(tile, pxPerIn)} stroke="var(--color-rule)" strokeWidth="1" />
}

type PaneProps = {
  pane: ShowerPane
  index: number
  panes: readonly ShowerPane[]
  pxPerIn: number
  id: string
  isPriced: boolean
  material: GlassMaterial | undefined
}

function Pane({ pane, index, panes, pxPerIn, id, isPriced, material }: PaneProps) {
  const glass = {
    x: pane.x + (index > 0 ? 1 : 0),
    y: pane.y,
    width: pane.width - (index > 0 ? 1 : 0) - (index < panes.length - 1 ? 1 : 0),
    height: pane.height,
  }
  const last = panes.length - 1
  const wall = index === 0 ? 'left' : index === last ? 'right' : null
  return (
    <g>
      {material ? (
        <MaterialPane
          {...{ pane: glass, id, name: index, material, pxPerIn }}
          detail={detailAt(pxPerIn, false)}
        />
      ) : (
        <GlassPane pane={glass} id={id} name={index} />
      )}
      {pane.hinge === null ? (
        <>
          <SvgShapes shapes={fixedFittings({ pane: glass, pxPerIn, wall })} />
          {isPriced ? null : (
            <Outlines part="c" of={fixedChannels({ pane: glass, pxPerIn, wall })} />
          )}
        </>
      ) : (
        <>
          <SvgShapes shapes={doorFittings({ pane: glass, pxPerIn, side: pane.hinge, hinges: 2 })} />
          {isPriced ? null : (
            <>
              <Outlines
                part="b"
                of={hingeRects({ pane: glass, pxPerIn, side: pane.hinge, hinges: 2 })}
              />
              <path
                className="part part-d"
                d={`M${glass.x} ${glass.y + glass.height - (sweepIn * pxPerIn) / 2}h${glass.width}`}
                stroke="var(--color-edge-ink)"
                {...thick(sweepIn * pxPerIn)}
                strokeDasharray="4 3"
                opacity=".75"
              />
            </>
          )}
        </>
      )}
    </g>
  )
}

/** Around what is filled, which has no line of its own to bring out; nothing beside a price has names that do. */
function Outlines({ part, of }: { part: 'b' | 'c'; of: Rect[] }) {
  return of.map((rect, index) => (
    <rect
      key={index}
      className={`part part-${part}`}
      style={broughtOut(3)}
      {...rect}
      fill="none"
      stroke="none"
      strokeWidth="0"
    />
  ))
}

/** What each name of the plate points at, in the order of its notes. */
export function showerAnchors({ panes, opening, scale, floorY }: ShowerLayout): Point[] {
  const { pxPerIn } = scale
  const door = panes.find(({ hinge }) => hinge !== null) ?? panes[0] ?? { ...opening, hinge: null }
  const hung = door.hinge === 'left' ? door.x : door.x + door.width
  const inward = door.hinge === 'left' ? 1 : -1
  return [
    { x: opening.x + Math.min(24, opening.width / 4), y: opening.y - (headerIn / 2) * pxPerIn },
    { x: hung + inward * 1.2 * pxPerIn, y: door.y + 11.75 * pxPerIn },
    { x: opening.x + 0.3 * pxPerIn, y: floorY - 36 },
    { x: door.x + door.width * 0.8, y: floorY - (sweepIn / 2) * pxPerIn },
  ]
}
