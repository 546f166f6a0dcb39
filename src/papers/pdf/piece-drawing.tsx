import { Svg, View, Text } from '@react-pdf/renderer'
import type { PaperPanel, PaperPiece } from '@/domain/quote/paper'
import type { Shape } from '@/drawings/marks/shape'
import type { Rect } from '@/drawings/marks/shapes'
import { layOutEnclosure } from '@/drawings/to-scale/enclosure-layout'
import { closeSpacing } from '@/drawings/to-scale/enclosure-spacing'
import {
  fittingsOf,
  floorLine,
  groundOf,
  jointed,
  numberShapes,
  showerHeadShapes,
  tileShapes,
  wallFace,
} from '@/drawings/to-scale/enclosure-shapes'
import { turnShapes } from '@/drawings/to-scale/turn-shapes'
import { layOutPane } from '@/drawings/to-scale/pane-layout'
import type { PaperWords } from '@/i18n/paper-words'
import { DrawnDimension, DrawnShapes, Hatched } from './drawn'
import { glassLines } from '../facts-of'
import { set } from './fonts'
import { look } from './look'

/** Scales are those of a screen, of 96 px to the inch; a sheet has 72 points. */
const pointsPerPx = 0.75
const wallPx = 12
const figurePx = 13
const widestOfOne = 290

type Props = {
  piece: PaperPiece
  words: PaperWords
  /** What there is for the drawing, in points. */
  room: { width: number; height: number }
}

/** A piece of glass work in ink, to the largest scale that the room allows. */
export function PieceDrawing({ piece, words, room }: Props) {
  const { t } = words
  const [first] = piece.panels
  if (first === undefined) return null
  const isEnclosure = piece.drawn === 'enclosure' || piece.panels.length > 1
  const px = {
    // beside a lone pane the tile runs on to the end of its room
    width:
      (piece.panels.length === 1 ? Math.min(room.width, widestOfOne) : room.width) / pointsPerPx,
    height: room.height / pointsPerPx - captionPx,
  }
  const drawing = isEnclosure ? enclosure(piece, words, px) : pane(first, words, px)
  const { layout } = drawing
  return (
    <View>
      <View style={[look.between, look.small]}>
        <Text>{t(isEnclosure ? 'drawing.outside' : 'drawing.flat')}</Text>
        <Text>{set(t('drawing.scale', { inches: layout.scale.caption }))}</Text>
      </View>
      <Svg
        width={layout.width * pointsPerPx}
        height={layout.height * pointsPerPx}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
      >
        {drawing.work}
        {layout.dimensions.map(({ key, ...mark }) => (
          <DrawnDimension key={key} mark={mark} size={figurePx} />
        ))}
      </Svg>
    </View>
  )
}

const captionPx = 18

function common(words: PaperWords, room: { width: number; height: number }) {
  return {
    room,
    focused: null,
    isBad: () => false,
    format: words.inches,
    words: { width: words.t('drawing.width'), height: words.t('drawing.height') },
  }
}

function sized({ widthIn, heightIn, role, hinge }: PaperPanel) {
  return { widthIn, heightIn, role, hinge, widthKnown: true, heightKnown: true }
}

function enclosure(
  { panels, layout: stands }: PaperPiece,
  words: PaperWords,
  room: { width: number; height: number },
) {
  const layout = layOutEnclosure({
    ...common(words, room),
    wall: wallPx,
    spacing: closeSpacing,
    layout: stands,
    panes: panels.map(sized),
    lines: panels.map((panel) => glassLines(panel, words)),
  })
  const { pxPerIn } = layout.scale
  const work = (
    <>
      <DrawnShapes shapes={tileShapes(layout)} />
      <Hatched box={layout.leftWall} />
      {layout.rightWall ? <Hatched box={layout.rightWall} /> : null}
      <Hatched box={groundOf(layout)} />
      <DrawnShapes
        shapes={[
          wallFace(layout.leftWall, 'right'),
          ...(layout.rightWall ? [wallFace(layout.rightWall, 'left')] : []),
          ...showerHeadShapes(layout.showerHead, pxPerIn),
          ...layout.panes.flatMap((drawn, index) => [
            ...glassShapes(jointed(drawn, index, panels.length)),
            ...fittingsOf(layout, index, panels[index]?.hinges ?? 2).map(dashedSwing),
          ]),
          floorLine(layout),
          ...turnShapes(layout),
          ...layout.panes.flatMap((drawn, index) => numberShapes(drawn, index, false)),
        ]}
      />
    </>
  )
  return { layout, work }
}

/** The swing is no edge of glass, which in ink would look alike. */
function dashedSwing(shape: Shape): Shape {
  return shape.kind === 'path' && shape.stroke === 'edge' ? { ...shape, isDashed: true } : shape
}

function pane(panel: PaperPanel, words: PaperWords, room: { width: number; height: number }) {
  const layout = layOutPane({ ...common(words, room), pane: sized(panel) })
  return { layout, work: <DrawnShapes shapes={glassShapes(layout.pane)} /> }
}

/** A pane in outline, with the line of its polished edge. */
function glassShapes({ x, y, width, height }: Rect): Shape[] {
  const inset = 3
  const outline: Shape = { kind: 'rect', rect: { x, y, width, height }, stroke: 'ink', width: 1.1 }
  if (width < inset * 4 || height < inset * 4) return [outline]
  return [
    outline,
    {
      kind: 'rect',
      rect: { x: x + inset, y: y + inset, width: width - inset * 2, height: height - inset * 2 },
      stroke: 'second',
      width: 0.6,
    },
  ]
}
