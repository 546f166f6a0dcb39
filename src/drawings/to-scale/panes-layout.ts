import type { DimensionTone, KeyedDimension, Rect } from '../marks/shapes'
import type { FocusedField, PaneField } from './pane-field'
import { extentOf, standPanels } from './panels'
import { chooseScale } from './scale'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'

type LaidOutPane = Rect & { known: boolean; bad: boolean }

export type PanesLayout = {
  width: number
  height: number
  scale: DrawingScale
  panes: LaidOutPane[]
  dimensions: KeyedDimension[]
}

type PanesInput = {
  panes: readonly SizedPane[]
  room: { width: number; height: number }
  focused: FocusedField
  isBad: (pane: number, field: PaneField) => boolean
  format: (inches: number) => string
  words: Record<PaneField, string>
}

/** Left of each pane stands its height, below it its width. */
const heightRoom = 66
const outside = 38
const below = 66
const edge = 20
const largestPxPerIn = 12

/** Several panes of one window side by side at one scale, each with its own sizes, in px. */
export function layOutPanes({
  panes,
  room,
  focused,
  isBad,
  format,
  words,
}: PanesInput): PanesLayout {
  const extent = extentOf(panes)
  const scale = chooseScale({
    ...extent,
    room: {
      width: room.width - panes.length * heightRoom - edge,
      height: room.height - below - edge,
    },
    largestPxPerIn,
  })
  const { pxPerIn } = scale
  const drawn = extent.widthIn * pxPerIn + panes.length * heightRoom
  const width = Math.max(room.width, drawn + edge)
  const height = Math.max(room.height, extent.heightIn * pxPerIn + below + edge)
  const tall = extent.heightIn * pxPerIn
  const floorY = edge + (height - below - edge - tall) / 2 + tall
  const left = (width - drawn) / 2 + heightRoom
  const stood = standPanels(panes, { left, floorY, pxPerIn, gapIn: heightRoom / pxPerIn })
  const toneOf = (pane: number, field: PaneField, isKnown: boolean): DimensionTone => {
    if (isBad(pane, field)) return 'bad'
    if (!isKnown) return 'unread'
    return focused?.pane === pane && focused.field === field ? 'focus' : 'plain'
  }
  const figure = (pane: number, field: PaneField, inches: number, isKnown: boolean) => {
    if (isKnown) return format(inches)
    return isBad(pane, field) ? `${words[field]} ?` : words[field]
  }
  return {
    width,
    height,
    scale,
    panes: stood.map(({ x, y, width: wide, height: high, widthKnown, heightKnown }, index) => ({
      ...{ x, y, width: wide, height: high, known: widthKnown && heightKnown },
      bad: isBad(index, 'width') || isBad(index, 'height'),
    })),
    dimensions: stood.flatMap((pane, index): KeyedDimension[] => [
      {
        key: `width-${index}`,
        axis: 'x',
        from: pane.x,
        to: pane.x + pane.width,
        at: floorY + outside,
        work: floorY,
        figure: figure(index, 'width', pane.widthIn, pane.widthKnown),
        tone: toneOf(index, 'width', pane.widthKnown),
      },
      {
        key: `height-${index}`,
        axis: 'y',
        from: pane.y,
        to: floorY,
        at: pane.x - outside,
        work: pane.x,
        figure: figure(index, 'height', pane.heightIn, pane.heightKnown),
        tone: toneOf(index, 'height', pane.heightKnown),
      },
    ]),
  }
}
