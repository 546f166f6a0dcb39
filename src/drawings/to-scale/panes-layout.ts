import type { Shape } from '../marks/shape'
import type { DimensionTone, KeyedDimension, Rect } from '../marks/shapes'
import type { FocusedField, PaneField } from './pane-field'
import { arrangePanes, belowRow, gapPx, saysWidths } from './panes-arrangement'
import type { FramedPane } from './panes-arrangement'
import { extentOf, standPanels } from './panels'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'
import { frameShapes, rowWallIn, shownOf, wallShapes } from './window-around'

type LaidOutPane = Rect & {
  known: boolean
  bad: boolean
  /** The frame and the sill of its window, if it is in one. */
  frame: Shape[]
}

export type PanesLayout = {
  width: number
  height: number
  scale: DrawingScale
  panes: LaidOutPane[]
  /** Each is drawn in its window. */
  isFramed: boolean
  /** The wall that the windows of one row are in. */
  wall: { box: Rect; shapes: Shape[] } | null
  dimensions: KeyedDimension[]
}

type PanesInput = {
  panes: readonly SizedPane[]
  room: { width: number; height: number }
  focused: FocusedField
  isBad: (pane: number, field: PaneField) => boolean
  format: (inches: number) => string
  words: Record<PaneField, string>
  /** They are the panes of windows, which are drawn around them. */
  inWindow?: boolean | undefined
}

type Stood = FramedPane & { outer: Rect; glass: Rect }

/**
 * Several panes of one place at one scale, each with its own sizes, in px: abreast, or in rows one above
 * the other where they can be drawn larger so. What all of them have alike is said once.
 */
export function layOutPanes(input: PanesInput): PanesLayout {
  const { panes, room, focused, isBad, format, words, inWindow = false } = input
  const figureOf = (index: number, field: PaneField) => {
    const { inches, isKnown } = sideOf(panes[index], field)
    if (isKnown) return format(inches)
    return isBad(index, field) ? `${words[field]} ?` : words[field]
  }
  /** Of what is said for several of them. */
  const toneOf = (indices: readonly number[], field: PaneField): DimensionTone => {
    if (indices.some((index) => isBad(index, field))) return 'bad'
    if (indices.some((index) => !sideOf(panes[index], field).isKnown)) return 'unread'
    return focused?.field === field && indices.includes(focused.pane) ? 'focus' : 'plain'
  }
  const arranged = arrangePanes({ panes, room, isBad, figureOf, inWindow })
  const { rows, heights, frame, hasWall, spacing, scale, areWidthsOnce } = arranged
  const { pxPerIn } = scale
  const { heightRoom, outside, edge, widthsOutside } = spacing
  const gap = gapPx(arranged)
  const rowWidth = (row: readonly FramedPane[]) =>
    extentOf(row).widthIn * pxPerIn + (row.length - 1) * gap
  const wallLeast = hasWall ? rowWallIn.least * pxPerIn : 0
  const workWidth = Math.max(0, ...rows.map(rowWidth))
  const workHeight = rows.reduce(
    (sum, row, at) => sum + extentOf(row).heightIn * pxPerIn + belowRow(arranged, at),
    2 * wallLeast,
  )
  const right = heights === 'ends' ? heightRoom : edge.aside
  const width = Math.max(room.width, heightRoom + workWidth + 2 * wallLeast + right)
  const height = Math.max(room.height, workHeight + edge.above)
  const spare = {
    width: Math.max(0, width - 2 * heightRoom - workWidth - 2 * wallLeast),
    height: Math.max(0, height - edge.above - workHeight),
  }
  const aside = hasWall ? shownOf(rowWallIn, spare.width, pxPerIn) : 0
  const upright = hasWall ? shownOf(rowWallIn, spare.height, pxPerIn) : 0
  const left = Math.max(heightRoom + aside, (width - workWidth) / 2)
  let rowY = edge.above + wallLeast + spare.height / 2
  const stood = rows.map((row, at) => {
    const floorY = rowY + extentOf(row).heightIn * pxPerIn
    rowY = floorY + belowRow(arranged, at)
    return standPanels(row, { left, floorY, pxPerIn, gapIn: gap / pxPerIn }).map(withGlass)
  })
  const [firstRow = []] = stood
  const wall = hasWall ? wallOf(firstRow, { aside, upright }) : null

  return {
    width,
    height,
    scale,
    isFramed: inWindow,
    wall,
    panes: stood.flat().map(({ pane, index, glass }) => ({
      ...glass,
      known: pane.widthKnown && pane.heightKnown,
      bad: isBad(index, 'width') || isBad(index, 'height'),
      frame: inWindow ? frameShapes(glass, pxPerIn, frame) : [],
    })),
    dimensions: stood.flatMap((row, at) => [
      ...(saysWidths(arranged, at) ? row.map(widthOf) : []),
      ...heightsOf(row),
    ]),
  }

  function withGlass(framed: FramedPane & Rect): Stood {
    const { x, y, width: wide, height: high, ...rest } = framed
    const inset = frame.whole * pxPerIn
    return {
      ...rest,
      outer: { x, y, width: wide, height: high },
      glass: {
        x: x + inset,
        y: y + inset,
        width: rest.pane.widthIn * pxPerIn,
        height: rest.pane.heightIn * pxPerIn,
      },
    }
  }

  function wallOf(row: readonly Stood[], shown: { aside: number; upright: number }) {
    const [first, last] = [row[0]?.outer, row.at(-1)?.outer]
    if (!first || !last) return null
    const top = Math.min(...row.map(({ outer }) => outer.y))
    const floor = first.y + first.height
    const box = {
      x: first.x - shown.aside,
      y: top - shown.upright,
      width: last.x + last.width - first.x + 2 * shown.aside,
      height: floor - top + 2 * shown.upright,
    }
    return { box, shapes: wallShapes(box, first, pxPerIn) }
  }

  function widthOf({ index, glass, outer }: Stood): KeyedDimension {
    const foot = wall ? wall.box.y + wall.box.height : outer.y + outer.height
    const saidOf = areWidthsOnce ? panes.map((_, each) => each) : [index]
    return {
      key: `width-${index}`,
      axis: 'x',
      from: glass.x,
      to: glass.x + glass.width,
      at: foot + widthsOutside,
      work: foot,
      figure: figureOf(index, 'width'),
      tone: toneOf(saidOf, 'width'),
    }
  }

  function heightsOf(row: readonly Stood[]): KeyedDimension[] {
    return row.flatMap(({ index, glass, outer }, at) => {
      if (heights === 'once' && at > 0) return []
      const isOnRight = heights === 'ends' && at > 0
      const side = wall
        ? wall.box.x + (isOnRight ? wall.box.width : 0)
        : outer.x + (isOnRight ? outer.width : 0)
      const saidOf = heights === 'once' ? row.map((each) => each.index) : [index]
      return {
        key: `height-${index}`,
        axis: 'y',
        from: glass.y,
        to: glass.y + glass.height,
        at: isOnRight ? side + outside : side - outside,
        work: side,
        figure: figureOf(index, 'height'),
        tone: toneOf(saidOf, 'height'),
      } satisfies KeyedDimension
    })
  }
}

function sideOf(pane: SizedPane | undefined, field: PaneField) {
  return field === 'width'
    ? { inches: pane?.widthIn ?? 0, isKnown: pane?.widthKnown ?? false }
    : { inches: pane?.heightIn ?? 0, isKnown: pane?.heightKnown ?? false }
}
