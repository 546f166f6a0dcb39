import { paintOf } from '../marks/drawing-defs'
import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import type { Rect } from '../marks/shapes'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import type { EnclosureLayout } from './enclosure-layout'
import { DoorFittings, FixedFittings, PaneNumber, ShowerHead, SupportBar } from './enclosure-parts'
import { StillGroup } from './group'
import type { Group } from './group'
import { tileJoints } from './tile-joints'

type Props = SheetProps & {
  layout: EnclosureLayout
  /** How many hinges each door has. */
  hinges: readonly number[]
}

/** An enclosure seen from outside, to scale. */
export function EnclosureDrawing({ layout, hinges, ...sheet }: Props) {
  const { small = false, group = StillGroup } = sheet
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) => <Enclosure {...{ layout, small, hinges, id }} part={group} />}
    </DrawingSheet>
  )
}

type EnclosureProps = Pick<Props, 'layout' | 'hinges'> & {
  small: boolean
  part: Group
  id: string
}

function Enclosure({ layout, small, hinges, id, part: Part }: EnclosureProps) {
  const { hatch } = paintOf(id)
  const { pxPerIn } = layout.scale
  const lone = layout.panes.length === 1
  return (
    <>
      <Tiles area={layout.tile} pxPerIn={pxPerIn} />
      <Wall rect={layout.leftWall} face="right" hatch={hatch} />
      {layout.rightWall ? <Wall rect={layout.rightWall} face="left" hatch={hatch} /> : null}
      {layout.showerHead ? <ShowerHead {...layout.showerHead} pxPerIn={pxPerIn} /> : null}
      <rect
        x={layout.floor.from}
        y={layout.floorY}
        width={layout.floor.to - layout.floor.from}
        height="7"
        fill={hatch}
        opacity=".7"
      />
      {layout.panes.map((pane, index) => {
        const glass = jointed(pane, index, layout.panes.length)
        if (!pane.known) return <AwaitedPane key={index} pane={glass} bad={pane.bad} />
        const last = index === layout.panes.length - 1
        const wall = index === 0 ? 'left' : last ? 'right' : null
        return (
          <Part key={index} box={glass}>
            <GlassPane pane={glass} id={id} name={index} fresh />
            {pane.hinge ? (
              <DoorFittings
                pane={glass}
                pxPerIn={pxPerIn}
                side={pane.hinge}
                hinges={hinges[index] ?? 2}
              />
            ) : (
              <FixedFittings pane={glass} pxPerIn={pxPerIn} wall={wall} />
            )}
            {lone && !pane.hinge ? <SupportBar pane={glass} pxPerIn={pxPerIn} /> : null}
          </Part>
        )
      })}
      <path
        d={`M${layout.floor.from} ${layout.floorY}H${layout.floor.to}`}
        stroke="var(--color-text)"
        strokeWidth="1.75"
      />
      {layout.panes.map((pane, index) => (
        <PaneNumber key={index} pane={pane} index={index} small={small} />
      ))}
    </>
  )
}

/** Half of the 2 px joint comes off each side that meets another pane. */
function jointed(pane: Rect, index: number, count: number): Rect {
  const before = index > 0 ? 1 : 0
  const after = index < count - 1 ? 1 : 0
  return {
    x: pane.x + before,
    y: pane.y,
    width: Math.max(pane.width - before - after, 0.5),
    height: pane.height,
  }
}

function Tiles({ area, pxPerIn }: { area: Rect; pxPerIn: number }) {
  if (pxPerIn < 0.5) return null
  return (
    <g stroke="var(--color-rule)" strokeWidth="1" opacity=".75">
      {tileJoints(area, pxPerIn).map(({ x1, y1, x2, y2 }) => (
        <line key={`${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
    </g>
  )
}

function Wall({ rect, face, hatch }: { rect: Rect; face: 'left' | 'right'; hatch: string }) {
  const x = face === 'left' ? rect.x : rect.x + rect.width
  return (
    <g>
      <rect {...rect} fill={hatch} opacity=".6" />
      <path
        d={`M${x} ${rect.y}V${rect.y + rect.height}`}
        stroke="var(--color-text)"
        strokeWidth="1.25"
      />
    </g>
  )
}
