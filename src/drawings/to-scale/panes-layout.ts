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

/** Left of each pane stands its height, below it its width; rows one above the other stand closer. */
const heightRoom = 66
const outside = 38
const lone = { widthsOutside: outside, below: 66 }
const stacked = { widthsOutside: 30, below: 58 }
const edge = 20
const largestPxPerIn = 12

/**
 * Several panes of one window at one scale, each with its own sizes, in px: abreast, or in rows one above
 * the other where they can be drawn larger so.
 */
export function layOutPanes({
  panes,
  room,
  focused,
  isBad,
  format,
  words,
}: PanesInput): PanesLayout {
  const { rows, across, extent, spacing, scale } = largestOf(panes, room)
  const { pxPerIn } = scale
  const drawnWidth = extent.widthIn * pxPerIn + across * heightRoom
  const drawnHeight = extent.heightIn * pxPerIn + rows.length * spacing.below
  const width = Math.max(room.width, drawnWidth + edge)
  const height = Math.max(room.height, drawnHeight + edge)
  const left = (width - drawnWidth) / 2 + heightRoom
  let rowY = edge + (height - edge - drawnHeight) / 2
  const stood = rows.flatMap((row) => {
    const floorY = rowY + extentOf(row).heightIn * pxPerIn
    rowY = floorY + spacing.below
    return standPanels(row, { left, floorY, pxPerIn, gapIn: heightRoom / pxPerIn })
  })
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
        at: pane.y + pane.height + spacing.widthsOutside,
        work: pane.y + pane.height,
        figure: figure(index, 'width', pane.widthIn, pane.widthKnown),
        tone: toneOf(index, 'width', pane.widthKnown),
      },
      {
        key: `height-${index}`,
        axis: 'y',
        from: pane.y,
        to: pane.y + pane.height,
        at: pane.x - outside,
        work: pane.x,
        figure: figure(index, 'height', pane.heightIn, pane.heightKnown),
        tone: toneOf(index, 'height', pane.heightKnown),
      },
    ]),
  }
}

/** The arrangement in rows that is drawn the largest; of two as large the one with fewer rows. */
function largestOf(panes: PanesInput['panes'], room: PanesInput['room']) {
  const arranged = panes.map((_, index) => {
    const across = panes.length - index
    const rows = inRowsOf(panes, across)
    const spacing = rows.length > 1 ? stacked : lone
    const extents = rows.map((row) => extentOf(row))
    const extent = {
      widthIn: Math.max(0, ...extents.map(({ widthIn }) => widthIn)),
      heightIn: extents.reduce((sum, { heightIn }) => sum + heightIn, 0),
    }
    const scale = chooseScale({
      ...extent,
      room: {
        width: room.width - across * heightRoom - edge,
        height: room.height - rows.length * spacing.below - edge,
      },
      largestPxPerIn,
    })
    return { rows, across, extent, spacing, scale }
  })
  return arranged.reduce((best, next) => (next.scale.pxPerIn > best.scale.pxPerIn ? next : best))
}

function inRowsOf<Pane>(panes: readonly Pane[], across: number): Pane[][] {
  return Array.from({ length: Math.ceil(panes.length / across) }, (_, row) =>
    panes.slice(row * across, (row + 1) * across),
  )
}
