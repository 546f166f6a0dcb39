import { figureWidth } from '../marks/dimension-figure'
import type { PaneField } from './pane-field'
import { extentOf } from './panels'
import type { PanelSize } from './panels'
import { chooseScale } from './scale'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'
import { noFrame, rowWallIn, slimFrame } from './window-around'
import type { WindowFrame } from './window-around'

type PanesInput = {
  panes: readonly SizedPane[]
  room: { width: number; height: number }
  isBad: (pane: number, field: PaneField) => boolean
  /** What is written on its dimension line. */
  figureOf: (pane: number, field: PaneField) => string
  /** They are the panes of windows, which are drawn around them. */
  inWindow: boolean
}

/** A pane with its frame, which is what takes room, and its place in the order of the letters. */
export type FramedPane = PanelSize & { pane: SizedPane; index: number }

/** Where a row says its heights: left of each pane, once on its left, or at both of its ends. */
type HeightsSaid = 'each' | 'once' | 'ends'

type Arrangement = {
  rows: FramedPane[][]
  heights: HeightsSaid
  /** Rows of the same widths say them below the last one alone. */
  areWidthsOnce: boolean
  frame: WindowFrame
  /** One row is drawn in the wall that its windows are in. */
  hasWall: boolean
  spacing: PanesSpacing
  scale: DrawingScale
  /** How much of the sheet it takes, of that side of which it takes less. */
  fills: number
}

/** What stays free around panes, in px. */
type PanesSpacing = {
  /** Left of a pane whose height is said there: its line stands off by `outside`. */
  heightRoom: number
  outside: number
  edge: { above: number; aside: number }
  /** How far below a row its widths stand, and the next row. */
  widthsOutside: number
  below: number
  /** Between rows, and between panes, that have no dimension between them. */
  close: number
}

const phoneBelowPx = 480
/** Lower, rows stand closer, so that they are drawn larger. */
const lowBelowPx = 360
const largestPxPerIn = 12

const besideEachOther = { above: 20, widthsOutside: 38, below: 66 }
const inRows = { above: 12, widthsOutside: 30, below: 54 }
const inLowRows = { above: 8, widthsOutside: 28, below: 50 }

function spacingOf(rows: number, { width, height }: PanesInput['room']): PanesSpacing {
  const isPhone = width < phoneBelowPx
  const upright = height < lowBelowPx ? inLowRows : inRows
  const { above, ...below } = rows > 1 ? upright : besideEachOther
  return {
    heightRoom: isPhone ? 60 : 66,
    outside: 38,
    edge: { above, aside: isPhone ? 8 : 20 },
    ...below,
    close: 10,
  }
}

/** The arrangement in rows that is drawn the largest; of two as large the one that fills more of its sheet. */
export function arrangePanes(input: PanesInput): Arrangement {
  const arranged = input.panes.flatMap((_, index) => {
    const rows = inRowsOf(inFrames(input), input.panes.length - index)
    const close = heightsBeside(rows, input)
    const said: HeightsSaid[] = close === null ? ['each'] : [close, 'each']
    const ways = said.map((heights) => arrangedSo(rows, heights, input))
    return ways.filter((way) => way.heights === 'each' || haveFiguresRoom(way, input)).slice(0, 1)
  })
  const [first = arrangedSo([], 'each', input)] = arranged
  return arranged.reduce((best, next) => {
    const larger = next.scale.pxPerIn - best.scale.pxPerIn
    return larger > 0 || (larger === 0 && next.fills > best.fills) ? next : best
  }, first)
}

function inFrames({ panes, inWindow }: PanesInput): FramedPane[] {
  const { whole, sill } = inWindow ? slimFrame : noFrame
  return panes.map((pane, index) => ({
    ...{ pane, index },
    widthIn: pane.widthIn + 2 * whole,
    heightIn: pane.heightIn + 2 * whole + sill,
  }))
}

/** How heights are said with nothing between panes; null where each is said by itself. */
function heightsBeside(rows: readonly FramedPane[][], input: PanesInput): HeightsSaid | null {
  if (rows.every((row) => isAlike(row, 'height', input))) return 'once'
  return input.inWindow && rows.length === 1 && rows[0]?.length === 2 ? 'ends' : null
}

/** Whether the same is said of all of them. */
function isAlike(framed: readonly FramedPane[], field: PaneField, input: PanesInput): boolean {
  const [first] = framed
  return framed.every(
    ({ index }) =>
      first !== undefined &&
      !input.isBad(index, field) &&
      input.figureOf(index, field) === input.figureOf(first.index, field) &&
      inchesOf(input.panes[index], field) === inchesOf(input.panes[first.index], field),
  )
}

function inchesOf(pane: SizedPane | undefined, field: PaneField): number | undefined {
  return field === 'width' ? pane?.widthIn : pane?.heightIn
}

function arrangedSo(rows: FramedPane[][], heights: HeightsSaid, input: PanesInput): Arrangement {
  const { panes, room, inWindow } = input
  const frame = inWindow ? slimFrame : noFrame
  const hasWall = inWindow && rows.length === 1 && heights !== 'each'
  const way = {
    ...{ rows, heights, frame, hasWall },
    areWidthsOnce:
      rows.length > 1 && rows.length === panes.length && isAlike(rows.flat(), 'width', input),
    spacing: spacingOf(rows.length, room),
  }
  const wallIn = hasWall ? 2 * rowWallIn.least : 0
  const free = freePx(way)
  const extent = {
    widthIn: wallIn + Math.max(0, ...rows.map((row) => extentOf(row, betweenIn(way)).widthIn)),
    heightIn: rows.reduce((sum, row) => sum + extentOf(row).heightIn, wallIn),
  }
  const scale = chooseScale({
    ...extent,
    room: { width: room.width - free.width, height: room.height - free.height },
    largestPxPerIn,
    isFine: true,
  })
  const fills = Math.min(
    (extent.widthIn * scale.pxPerIn + free.width) / room.width,
    (extent.heightIn * scale.pxPerIn + free.height) / room.height,
  )
  return { ...way, scale, fills }
}

type Way = Omit<Arrangement, 'scale' | 'fills'>

/** Between two panes of a row, in inches: their sills do not meet. */
function betweenIn({ heights, hasWall, frame }: Way): number {
  if (heights === 'each') return 0
  return hasWall ? rowWallIn.between : 2 * frame.sillBeyond
}

/** And in px, at any scale. */
function betweenPx({ heights, hasWall, spacing }: Way): number {
  if (heights === 'each') return spacing.heightRoom
  return hasWall ? 0 : spacing.close
}

/** How far apart two panes of a row stand, in px. */
export function gapPx(arranged: Arrangement): number {
  return betweenPx(arranged) + betweenIn(arranged) * arranged.scale.pxPerIn
}

/** Whether the widths of a row are said below it. */
export function saysWidths({ rows, areWidthsOnce }: Way, row: number): boolean {
  return !areWidthsOnce || row === rows.length - 1
}

/** What is below a row, up to the next one. */
export function belowRow(way: Way, row: number): number {
  const { below, close } = way.spacing
  return saysWidths(way, row) ? below : close
}

/** What the work itself leaves of a sheet. */
function freePx(way: Way) {
  const { rows, heights, spacing } = way
  const across = Math.max(0, ...rows.map(({ length }) => length))
  const { heightRoom, edge } = spacing
  const right = heights === 'ends' ? heightRoom : edge.aside
  return {
    width: heightRoom + Math.max(0, across - 1) * betweenPx(way) + right,
    height: rows.reduce((sum, _, row) => sum + belowRow(way, row), edge.above),
  }
}

const betweenFiguresPx = 10

/** Whether the widths of neighbours are read apart, where nothing stands between them. */
function haveFiguresRoom(way: Arrangement, { figureOf }: PanesInput): boolean {
  const { rows, scale } = way
  return rows.every((row) =>
    row.every((framed, at) => {
      const next = row[at + 1]
      if (next === undefined) return true
      const apart = ((framed.widthIn + next.widthIn) / 2) * scale.pxPerIn + gapPx(way)
      const said = [framed, next].map(({ index }) => figureWidth(figureOf(index, 'width')))
      return apart >= said.reduce((sum, px) => sum + px / 2, betweenFiguresPx)
    }),
  )
}

function inRowsOf<Pane>(panes: readonly Pane[], across: number): Pane[][] {
  return Array.from({ length: Math.ceil(panes.length / across) }, (_, row) =>
    panes.slice(row * across, (row + 1) * across),
  )
}
