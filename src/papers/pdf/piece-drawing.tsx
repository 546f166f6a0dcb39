import { G, Svg, View, Text } from '@react-pdf/renderer'
import { paneLetter } from '@/domain/pricing/pane-letter'
import type { PaperPiece } from '@/domain/quote/paper'
import type { WorkLook } from '@/domain/quote/drawn-work'
import type { Shape } from '@/drawings/marks/shape'
import type { Rect } from '@/drawings/marks/shapes'
import { materialOf } from '@/drawings/material/glass-material'
import type { EnclosureLayout } from '@/drawings/to-scale/enclosure'
import { closeSpacing } from '@/drawings/to-scale/enclosure-spacing'
import { numberShapes } from '@/drawings/to-scale/number-shapes'
import { fittingsOf, headerShapes, jointed } from '@/drawings/to-scale/panel-fittings'
import {
  floorLine,
  groundOf,
  showerHeadShapes,
  tileShapes,
  wallFace,
} from '@/drawings/to-scale/surroundings'
import { turnShapes } from '@/drawings/to-scale/turn-shapes'
import { layOutWork, seenFrom } from '@/drawings/to-scale/work-layout'
import type { PaperWords } from '@/i18n/paper-words'
import { placeOf } from '../drawn-words'
import { DrawnDimension, DrawnShapes, Hatched } from './drawn'
import { DrawnGlass } from './drawn-glass'
import { set } from './fonts'
import { inMetal } from './metal-tones'
import { look } from './look'

/** Scales are those of a screen, of 96 px to the inch; a sheet has 72 points. */
const pointsPerPx = 0.75
const wallPx = 12
const figurePx = 13
const captionPx = 18
const letterRadiusPx = 13

type Props = {
  piece: PaperPiece
  words: PaperWords
  /** What there is for the drawing, in points. */
  room: { width: number; height: number }
}

/** A piece of glass work, its lines in ink, to the largest scale that the room allows. */
export function PieceDrawing({ piece, words, room }: Props) {
  const { t } = words
  const drawing = layOutWork(piece, {
    ...placeOf(piece, words),
    room: { width: room.width / pointsPerPx, height: room.height / pointsPerPx - captionPx },
    wall: wallPx,
    spacing: closeSpacing,
  })
  if (drawing === null) return null
  const { layout } = drawing
  const material = materialOf(piece.look?.finishKey ?? null)
  return (
    <View>
      <View style={[look.between, look.small]}>
        <Text>{t(`drawing.${seenFrom(drawing)}`)}</Text>
        <Text>{set(t('drawing.scale', { inches: layout.scale.caption }))}</Text>
      </View>
      <Svg
        width={layout.width * pointsPerPx}
        height={layout.height * pointsPerPx}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
      >
        {drawing.kind === 'enclosure' ? (
          <Enclosure layout={drawing.layout} piece={piece} />
        ) : drawing.kind === 'pane' ? (
          <>
            <DrawnShapes shapes={drawing.layout.around?.shapes ?? []} />
            <DrawnGlass pane={drawing.layout.pane} material={material} />
          </>
        ) : (
          <>
            <DrawnShapes shapes={drawing.layout.wall?.shapes ?? []} />
            {drawing.layout.panes.map((pane, index) => (
              <G key={index}>
                <DrawnShapes shapes={pane.frame} />
                <DrawnGlass pane={pane} material={material} />
                <DrawnShapes shapes={letterShapes(pane, paneLetter(index))} />
              </G>
            ))}
          </>
        )}
        {layout.dimensions.map(({ key, ...mark }) => (
          <DrawnDimension key={key} mark={mark} size={figurePx} />
        ))}
      </Svg>
    </View>
  )
}

type EnclosureProps = { layout: EnclosureLayout; piece: PaperPiece }

function Enclosure({ layout, piece: { panels, bought, look: seen } }: EnclosureProps) {
  const { pxPerIn } = layout.scale
  return (
    <>
      <DrawnShapes shapes={tileShapes(layout)} />
      <Hatched box={layout.leftWall} />
      <Hatched box={layout.rightWall} />
      <Hatched box={groundOf(layout)} />
      <DrawnShapes
        shapes={[
          wallFace(layout.leftWall, 'right'),
          wallFace(layout.rightWall, 'left'),
          ...showerHeadShapes(layout.showerHead, pxPerIn),
        ]}
      />
      {layout.panes.map((drawn, index) => (
        <Panel
          key={index}
          fittings={fittingsOf(layout, index, panels[index]?.hinges ?? 2, bought?.panels[index])}
          pane={jointed(drawn, index, panels.length)}
          look={seen}
        />
      ))}
      {bought?.header ? (
        <DrawnShapes shapes={headerShapes(layout)} inTones={inMetal(seen?.metal ?? null)} />
      ) : null}
      <DrawnShapes
        shapes={[
          floorLine(layout),
          ...turnShapes(layout),
          ...layout.panes.flatMap((drawn, index) => numberShapes(drawn, index, false)),
        ]}
      />
    </>
  )
}

type PanelProps = {
  pane: EnclosureLayout['tile']
  fittings: Shape[]
  look: WorkLook | undefined
}

/** What a pane of several is called, in its middle. */
function letterShapes({ x, y, width, height }: Rect, letter: string): Shape[] {
  const centre = { x: x + width / 2, y: y + height / 2 }
  return [
    { kind: 'circle', centre, radius: letterRadiusPx, fill: 'paper', stroke: 'edge' },
    { kind: 'text', at: centre, text: letter, size: figurePx, fill: 'edgeInk' },
  ]
}

/** Its glass, the dashed swing, and what holds it in its metal. */
function Panel({ pane, fittings, look: seen }: PanelProps) {
  return (
    <>
      <DrawnGlass pane={pane} material={materialOf(seen?.finishKey ?? null)} />
      <DrawnShapes
        shapes={fittings.map((shape) =>
          shape.kind === 'path' && shape.isSwing ? { ...shape, isDashed: true } : shape,
        )}
        inTones={inMetal(seen?.metal ?? null)}
      />
    </>
  )
}
