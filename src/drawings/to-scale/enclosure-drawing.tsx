import { paintOf } from '../marks/drawing-defs'
import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import type { Shape } from '../marks/shape'
import type { Rect } from '../marks/shapes'
import { SvgShapes } from '../marks/svg-shapes'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import type { EnclosureLayout } from './enclosure'
import {
  fittingsOf,
  floorLine,
  groundOf,
  jointed,
  numberShapes,
  showerHeadShapes,
  tileShapes,
  wallFace,
} from './enclosure-shapes'
import { turnShapes } from './turn-shapes'
import { StillGroup } from './group'
import type { Group } from './group'
import type { Side } from '@/domain/pricing/types'

type Props = SheetProps & {
  layout: EnclosureLayout
  /** How many hinges each door has. */
  hinges: readonly number[]
  /** What is drawn over it, as what a fix would add. */
  over?: readonly Shape[]
}

/** An enclosure seen from outside, to scale. */
export function EnclosureDrawing({ layout, hinges, over = [], ...sheet }: Props) {
  const { small = false, group = StillGroup } = sheet
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) => (
        <>
          <Enclosure {...{ layout, small, hinges, id }} part={group} />
          <SvgShapes shapes={over} />
        </>
      )}
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
  return (
    <>
      <SvgShapes shapes={tileShapes(layout)} />
      <Wall rect={layout.leftWall} face="right" hatch={hatch} />
      {layout.rightWall ? <Wall rect={layout.rightWall} face="left" hatch={hatch} /> : null}
      <SvgShapes shapes={showerHeadShapes(layout.showerHead, layout.scale.pxPerIn)} />
      <rect {...groundOf(layout)} fill={hatch} opacity=".7" />
      {layout.panes.map((pane, index) => {
        const glass = jointed(pane, index, layout.panes.length)
        if (!pane.known) return <AwaitedPane key={index} pane={glass} bad={pane.bad} />
        return (
          <Part key={index} box={glass}>
            <GlassPane pane={glass} id={id} name={index} fresh />
            <SvgShapes shapes={fittingsOf(layout, index, hinges[index] ?? 2)} />
          </Part>
        )
      })}
      <SvgShapes
        shapes={[
          floorLine(layout),
          ...turnShapes(layout),
          ...layout.panes.flatMap((pane, index) => numberShapes(pane, index, small)),
        ]}
      />
    </>
  )
}

function Wall({ rect, face, hatch }: { rect: Rect; face: Side; hatch: string }) {
  return (
    <g>
      <rect {...rect} fill={hatch} opacity=".6" />
      <SvgShapes shapes={[wallFace(rect, face)]} />
    </g>
  )
}
