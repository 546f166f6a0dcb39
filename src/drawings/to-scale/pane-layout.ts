import type { Shape } from '../marks/shape'
import type { DimensionTone, KeyedDimension, Rect } from '../marks/shapes'
import type { FocusedField, PaneField } from './pane-field'
import { chooseScale } from './scale'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'
import { aroundWindow, leastAroundIn, nothingAround, windowShapes } from './window-around'

export type PaneLayout = {
  width: number
  height: number
  scale: DrawingScale
  pane: Rect & { known: boolean; bad: boolean }
  /** The window and the wall that it is set in, if it is. */
  around: { box: Rect; shapes: Shape[] } | null
  dimensions: KeyedDimension[]
}

export type PaneInput = {
  pane: SizedPane
  room: { width: number; height: number }
  focused: FocusedField
  isBad: (field: PaneField) => boolean
  format: (inches: number) => string
  words: { width: string; height: string }
  /** It is the pane of a window, which is drawn around it. */
  inWindow?: boolean | undefined
  /** How much of the room may stay free above and below it together; all of it where nothing is said. */
  mostSparePx?: number | undefined
}

const outside = 46
const figureHalf = 14
const edge = 20
/** How far its height stands off, and what stays free at the sides of a sheet as narrow as a phone. */
const onPhone = { belowPx: 480, outside: 40, edge: 8 }
const largestPxPerIn = 24

/** A single pane with its width below and its height on the left, in px; in the middle where there is room for it. */
export function layOutPane(input: PaneInput): PaneLayout {
  const { pane, room, format, words, inWindow = false, mostSparePx = Infinity } = input
  const margin = outside + figureHalf + edge
  const aside = room.width < onPhone.belowPx ? onPhone : { outside, edge }
  const left = aside.outside + figureHalf + aside.edge
  const free = { width: room.width - left - aside.edge, height: room.height - margin - edge }
  const extent = inWindow
    ? {
        widthIn: pane.widthIn + leastAroundIn.width,
        heightIn: pane.heightIn + leastAroundIn.height,
      }
    : pane
  const scale = chooseScale({
    widthIn: extent.widthIn,
    heightIn: extent.heightIn,
    room: free,
    largestPxPerIn,
    isFine: true,
  })
  const { pxPerIn } = scale
  const around = inWindow
    ? aroundWindow(pxPerIn, {
        // what the height has on its left stays free on the right, too, so that the window is in the middle
        width: Math.max(0, room.width - 2 * left - extent.widthIn * pxPerIn),
        height: Math.max(0, free.height - extent.heightIn * pxPerIn),
      })
    : nothingAround
  const width = pane.widthIn * pxPerIn
  const height = pane.heightIn * pxPerIn
  const whole = { width: width + 2 * around.side, height: height + around.top + around.below }
  const sheetWidth = Math.max(room.width, whole.width + left + aside.edge)
  const spare = Math.min(mostSparePx, Math.max(0, room.height - margin - edge - whole.height))
  const box = {
    x: Math.max(left, (sheetWidth - whole.width) / 2),
    y: edge + spare / 2,
    ...whole,
  }
  const glass = { x: box.x + around.side, y: box.y + around.top, width, height }
  const asked = (word: string, field: PaneField) => (input.isBad(field) ? `${word} ?` : word)
  return {
    width: sheetWidth,
    height: box.y + box.height + margin + spare / 2,
    scale,
    around: inWindow ? { box, shapes: windowShapes(glass, around, pxPerIn) } : null,
    pane: {
      ...glass,
      known: pane.widthKnown && pane.heightKnown,
      bad: input.isBad('width') || input.isBad('height'),
    },
    dimensions: [
      {
        key: 'width-0',
        axis: 'x',
        from: glass.x,
        to: glass.x + width,
        at: box.y + box.height + outside,
        work: box.y + box.height,
        figure: pane.widthKnown ? format(pane.widthIn) : asked(words.width, 'width'),
        tone: toneOf(input, 'width'),
      },
      {
        key: 'height-0',
        axis: 'y',
        from: glass.y,
        to: glass.y + height,
        at: box.x - aside.outside,
        work: box.x,
        figure: pane.heightKnown ? format(pane.heightIn) : asked(words.height, 'height'),
        tone: toneOf(input, 'height'),
      },
    ],
  }
}

function toneOf(input: PaneInput, field: PaneField): DimensionTone {
  if (input.isBad(field)) return 'bad'
  const known = field === 'width' ? input.pane.widthKnown : input.pane.heightKnown
  if (!known) return 'unread'
  return input.focused?.field === field ? 'focus' : 'plain'
}
