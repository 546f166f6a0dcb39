import type { DimensionTone, KeyedDimension, Rect } from '../marks/shapes'
import type { FocusedField, PaneField } from './pane-field'
import { chooseScale } from './scale'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'

export type PaneLayout = {
  width: number
  height: number
  scale: DrawingScale
  pane: Rect & { known: boolean; bad: boolean }
  dimensions: KeyedDimension[]
}

export type PaneInput = {
  pane: SizedPane
  room: { width: number; height: number }
  focused: FocusedField
  isBad: (field: PaneField) => boolean
  format: (inches: number) => string
  words: { width: string; height: string }
}

const outside = 46
const figureHalf = 14
const edge = 20
/** How far its height stands off, and what stays free at the sides of a sheet as narrow as a phone. */
const onPhone = { belowPx: 480, outside: 40, edge: 8 }
const largestPxPerIn = 24

/** A single pane with its width below and its height on the left, in px; in the middle where there is room for it. */
export function layOutPane(input: PaneInput): PaneLayout {
  const { pane, room, format, words } = input
  const margin = outside + figureHalf + edge
  const aside = room.width < onPhone.belowPx ? onPhone : { outside, edge }
  const left = aside.outside + figureHalf + aside.edge
  const scale = chooseScale({
    widthIn: pane.widthIn,
    heightIn: pane.heightIn,
    room: { width: room.width - left - aside.edge, height: room.height - margin - edge },
    largestPxPerIn,
  })
  const width = pane.widthIn * scale.pxPerIn
  const height = pane.heightIn * scale.pxPerIn
  const sheetWidth = Math.max(room.width, width + left + aside.edge)
  const x = Math.max(left, (sheetWidth - width) / 2)
  const spare = Math.max(0, room.height - margin - edge - height)
  const y = edge + spare / 2
  const asked = (word: string, field: PaneField) => (input.isBad(field) ? `${word} ?` : word)
  return {
    width: sheetWidth,
    height: y + height + margin + spare / 2,
    scale,
    pane: {
      x,
      y,
      width,
      height,
      known: pane.widthKnown && pane.heightKnown,
      bad: input.isBad('width') || input.isBad('height'),
    },
    dimensions: [
      {
        key: 'width-0',
        axis: 'x',
        from: x,
        to: x + width,
        at: y + height + outside,
        work: y + height,
        figure: pane.widthKnown ? format(pane.widthIn) : asked(words.width, 'width'),
        tone: toneOf(input, 'width'),
      },
      {
        key: 'height-0',
        axis: 'y',
        from: y,
        to: y + height,
        at: x - aside.outside,
        work: x,
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
