import { paintOf } from '../marks/drawing-defs'
import { AwaitedPane, GlassPane } from '../marks/glass-pane'
import { detailAt } from '../material/glass-material'
import type { GlassMaterial, MaterialDetail } from '../material/glass-material'
import { MaterialBody, MaterialPane } from '../material/material-pane'
import { inMetal } from '../material/metal-look'
import { Scene } from '../material/scene'
import { Veil } from '../material/veil'
import type { Shape } from '../marks/shape'
import type { Rect } from '../marks/shapes'
import { SvgShapes } from '../marks/svg-shapes'
import { DrawingSheet } from './drawing-sheet'
import type { SheetProps } from './drawing-sheet'
import type { EnclosureLayout } from './enclosure'
import { halfOfLines, numberShapes } from './number-shapes'
import { fittingsOf, headerShapes, jointed } from './panel-fittings'
import { floorLine, groundOf, showerHeadShapes, tileShapes, wallFace } from './surroundings'
import { turnShapes } from './turn-shapes'
import { StillGroup } from './group'
import type { Group } from './group'
import type { MetalKey } from '@/domain/content/plate-choices'
import type { Side } from '@/domain/pricing/types'
import type { BoughtParts } from '@/domain/quote/bought-parts'

/** The glass that an enclosure is made of, where it is drawn with its material. */
type MadeOf = {
  material: GlassMaterial
  /** Its name in the language of the page. */
  name: string | null
  /** Somebody chose it, or looks at it: it shows before the sizes are known. */
  isChosen: boolean
  /** Sizes are on the move, and a texture would hold them up. */
  isMoving: boolean
}

type Props = SheetProps & {
  layout: EnclosureLayout
  /** How many hinges each door has. */
  hinges: readonly number[]
  /** What was bought besides; nothing where nothing is said. */
  bought?: BoughtParts | undefined
  /** What is drawn over it, as what a fix would add. */
  over?: readonly Shape[]
  /** Plain float glass where nothing is said. */
  madeOf?: MadeOf | undefined
  /** What its hinges, handle and clamps are made of; ink where nothing is said. */
  metal?: MetalKey | undefined
}

/** An enclosure seen from outside, to scale. */
export function EnclosureDrawing(props: Props) {
  const { layout, hinges, bought, over = [], madeOf, metal, ...sheet } = props

  const { small = false, group = StillGroup } = sheet
  return (
    <DrawingSheet layout={layout} {...sheet}>
      {(id) => (
        <>
          <Enclosure {...{ layout, small, hinges, bought, id, madeOf, metal }} part={group} />
          <SvgShapes shapes={over} />
        </>
      )}
    </DrawingSheet>
  )
}

type EnclosureProps = Pick<Props, 'layout' | 'hinges' | 'bought' | 'madeOf' | 'metal'> & {
  small: boolean
  part: Group
  id: string
}

function Enclosure(props: EnclosureProps) {
  const { layout, small, hinges, bought, id, madeOf, metal, part: Part } = props
  const { hatch } = paintOf(id)
  const { pxPerIn } = layout.scale
  const detail = detailAt(pxPerIn, madeOf?.isMoving ?? false)
  return (
    <>
      <Background {...{ layout, id, madeOf, detail, small }} />
      <Wall rect={layout.leftWall} face="right" hatch={hatch} />
      <Wall rect={layout.rightWall} face="left" hatch={hatch} />
      <SvgShapes shapes={showerHeadShapes(layout.showerHead, layout.scale.pxPerIn)} />
      <rect {...groundOf(layout)} fill={hatch} opacity=".7" />
      {layout.panes.map((pane, index) => {
        const glass = jointed(pane, index, layout.panes.length)
        const body = madeOf && {
          ...{ pane: glass, id, name: index, detail, pxPerIn },
          material: madeOf.material,
        }
        if (!pane.known) {
          const shows = madeOf?.isChosen === true && !pane.bad
          return (
            <g key={index}>
              {body && shows ? <MaterialBody {...body} /> : null}
              <AwaitedPane pane={glass} bad={pane.bad} isFilled={!shows} />
            </g>
          )
        }
        return (
          <Part key={index} box={glass}>
            {body ? (
              <MaterialPane {...body} label={madeOf.name} />
            ) : (
              <GlassPane pane={glass} id={id} name={index} fresh />
            )}
            <g data-metal={metal} style={metal && inMetal(metal)}>
              <SvgShapes
                shapes={fittingsOf(layout, index, hinges[index] ?? 2, bought?.panels[index])}
              />
            </g>
          </Part>
        )
      })}
      {bought?.header ? (
        <g data-metal={metal} style={metal && inMetal(metal)}>
          <SvgShapes shapes={headerShapes(layout)} />
        </g>
      ) : null}
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

type BackgroundProps = Pick<Props, 'layout' | 'madeOf'> & {
  id: string
  detail: MaterialDetail
  small: boolean
}

/** The tile, and what stands before it where the glass is drawn with its material. */
function Background({ layout, madeOf, id, detail, small }: BackgroundProps) {
  const tile = <SvgShapes shapes={tileShapes(layout)} />
  if (!madeOf) return tile
  const last = layout.panes.at(-1)
  const span = last ? last.x + last.width - layout.tile.x : layout.tile.width
  return (
    <>
      <Veil id={id} material={madeOf.material} isFlat={detail === 'flat'} />
      {detail === 'flat' ? (
        tile
      ) : (
        <Scene
          {...{ id, span }}
          wall={layout.tile}
          pxPerIn={layout.scale.pxPerIn}
          freeRight={last && last.width / 2 - halfOfLines(last, small)}
        >
          {tile}
        </Scene>
      )}
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
