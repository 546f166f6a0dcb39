import { hingeSide, isTurned } from '@/domain/glass-rules/layouts'
import type { PanelRole, ShowerLayout, Side } from '@/domain/pricing/types'
import { figureFits } from '../marks/dimension-figure'
import type { DimensionTone, KeyedDimension, Point, Rect } from '../marks/shapes'
import type { FocusedField, PaneField } from './pane-field'
import { extentOf, standPanels } from './panels'
import { chooseScale } from './scale'
import type { DrawingScale } from './scale'
import type { SizedPane } from './size-panes'

export type DrawnPane = Rect & {
  role: PanelRole
  hinge: Side | null
  known: boolean
  /** Unreadable, and said so to the customer. */
  bad: boolean
}

export type EnclosureLayout = {
  width: number
  height: number
  scale: DrawingScale
  floorY: number
  floor: { from: number; to: number }
  leftWall: Rect
  rightWall: Rect | null
  tile: Rect
  showerHead: Point | null
  /** Where the last panel turns back at a right angle. */
  corner: { x: number; from: number; to: number } | null
  /** The low wall that the last panel stands on. */
  kneeWall: Rect | null
  /** What a turned enclosure looks like from above. */
  plan: Plan | null
  panes: DrawnPane[]
  dimensions: KeyedDimension[]
}

/** In px: the run seen from outside from left to right, and the panel that goes back from its right end. */
export type Plan = {
  left: number
  y: number
  back: number
  panes: { width: number; hinge: Side | null }[]
}

export type EnclosureInput = {
  /** Panels in one plane where nothing is said. */
  layout?: ShowerLayout | undefined
  panes: readonly SizedPane[]
  room: { width: number; height: number }
  /** Wall thickness in px: 12, on a phone 9. */
  wall: number
  focused: FocusedField
  /** Which fields the customer has been told cannot be read. */
  isBad: (pane: number, field: PaneField) => boolean
  format: (inches: number) => string
  words: { width: string; height: string }
  /** Where its dimensions stand; as there is room for them where nothing is said. */
  spacing?: Spacing
}

/** How far dimension lines stand off the work, and what stays free around their figures, in px. */
type Spacing = {
  widthsBelow: number
  overallAbove: number
  heightsOutside: number
  figureHalf: number
  edgeAside: number
  edgeAbove: number
  /** Above a lone pane, which has no width over it. */
  loneAbove: number
}

const onSheet: Spacing = {
  widthsBelow: 46,
  overallAbove: 30,
  heightsOutside: 46,
  figureHalf: 14,
  edgeAside: 12,
  edgeAbove: 12,
  loneAbove: 12,
}
const onPhone: Spacing = { ...onSheet, heightsOutside: 40, edgeAside: 4 }

/** On a printed sheet, which is short of room and not touched by fingers. */
export const closeSpacing: Spacing = {
  widthsBelow: 32,
  overallAbove: 24,
  heightsOutside: 32,
  figureHalf: 10,
  edgeAside: 2,
  edgeAbove: 2,
  loneAbove: 20,
}

const phoneBelowPx = 480
const wallAboveGlassIn = 9.5
const showerHeadIn = 82
const largestPxPerIn = 6
/** How far tile and floor run on past a lone panel. */
const runOnPx = 34

/**
 * Where everything stands in the drawing of a shower, in px.
 * Panes share one floor and stand side by side from the left wall; two or more end at a right wall.
 */
export function layOutEnclosure(input: EnclosureInput): EnclosureLayout {
  const { panes, room, wall } = input
  const lone = panes.length === 1
  const { widthIn, heightIn: tallestIn } = extentOf(panes)
  const allWidthsKnown = panes.every((pane) => pane.widthKnown)
  const spacing = spacingOf(input)
  const { figureHalf, edgeAbove, loneAbove } = spacing
  const outside = spacing.heightsOutside + figureHalf + spacing.edgeAside
  const above = lone ? loneAbove : spacing.overallAbove + figureHalf + edgeAbove
  const below = spacing.widthsBelow + figureHalf + edgeAbove
  const turned = isTurned(input.layout, panes.length)
  const scale = chooseScale({
    widthIn,
    heightIn: tallestIn + wallAboveGlassIn,
    room: {
      width: room.width - outside - (lone ? runOnPx : outside),
      height: room.height - above - below - (turned ? planRoomPx : 0),
    },
    largestPxPerIn,
  })
  const { pxPerIn } = scale
  const glassWidth = widthIn * pxPerIn
  const tileTop = above
  const floorY = tileTop + (tallestIn + wallAboveGlassIn) * pxPerIn
  const left = lone
    ? Math.max(outside, Math.min(outside + 28, (room.width - glassWidth) / 2))
    : Math.max(outside, (room.width - glassWidth) / 2)
  const width = Math.max(room.width, left + glassWidth + (lone ? runOnPx : outside))
  const right = left + glassWidth
  const tileRight = lone ? width : right
  const drawn = placePanes(input, { left, floorY, pxPerIn })
  const last = drawn.at(-1)
  const kneePx = last && input.layout === 'knee_return' ? floorY - last.y - last.height : 0
  const plan = turned ? planOf(panes, drawn, left + glassWidth / 2, floorY + below) : null

  return {
    width,
    height: floorY + below + (plan ? planRoomPx : 0),
    scale,
    floorY,
    floor: { from: left - wall, to: lone ? width : right + wall },
    leftWall: { x: left - wall, y: tileTop, width: wall, height: floorY - tileTop },
    rightWall: lone ? null : { x: right, y: tileTop, width: wall, height: floorY - tileTop },
    tile: { x: left, y: tileTop, width: tileRight - left, height: floorY - tileTop },
    showerHead:
      tallestIn < showerHeadIn - 1 && wallAboveGlassIn * pxPerIn >= 14
        ? { x: left, y: floorY - showerHeadIn * pxPerIn }
        : null,
    corner: turned && last ? { x: last.x, from: tileTop, to: floorY } : null,
    kneeWall:
      last && kneePx > 1
        ? { x: last.x, y: floorY - kneePx, width: last.width, height: kneePx }
        : null,
    plan,
    panes: drawn,
    dimensions: [
      ...widthDimensions(input, drawn, floorY),
      ...(lone || !allWidthsKnown
        ? []
        : [overall(input, left, right, tileTop, input.format(widthIn))]),
      ...heightDimensions(input, drawn, floorY, lone),
    ],
  }
}

/** Below a turned enclosure, for the view from above. */
const planRoomPx = 92
const planPxPerIn = 1.4

function planOf(
  panes: readonly SizedPane[],
  drawn: readonly DrawnPane[],
  middle: number,
  top: number,
): Plan {
  const front = panes.slice(0, -1)
  const backIn = panes.at(-1)?.widthIn ?? 0
  const frontIn = front.reduce((sum, { widthIn }) => sum + widthIn, 0)
  const scale = Math.min(planPxPerIn, (planRoomPx - 34) / Math.max(backIn, 1), 200 / frontIn)
  return {
    left: middle - (frontIn * scale) / 2,
    y: top + planRoomPx - 32,
    back: backIn * scale,
    panes: front.map(({ widthIn }, index) => ({
      width: widthIn * scale,
      hinge: drawn[index]?.hinge ?? null,
    })),
  }
}

function spacingOf({ room, spacing }: EnclosureInput): Spacing {
  return spacing ?? (room.width < phoneBelowPx ? onPhone : onSheet)
}

function placePanes(
  { panes, isBad, layout }: EnclosureInput,
  place: { left: number; floorY: number; pxPerIn: number },
): DrawnPane[] {
  const tallestPx = extentOf(panes).heightIn * place.pxPerIn
  const isRaised = (index: number) =>
    layout === 'knee_return' && panes.length > 1 && index === panes.length - 1
  return standPanels(panes, place).map(({ x, y, width, height, ...pane }, index) => ({
    // on a knee wall its top is where the others' are
    ...{ x, y: isRaised(index) ? y - (tallestPx - height) : y, width, height, role: pane.role },
    hinge: hingeSide(panes, index),
    known: pane.widthKnown && pane.heightKnown,
    bad: isBad(index, 'width') || isBad(index, 'height'),
  }))
}

function toneOf(input: EnclosureInput, pane: number, field: PaneField): DimensionTone {
  if (input.isBad(pane, field)) return 'bad'
  const sized = input.panes[pane]
  const known = field === 'width' ? sized?.widthKnown : sized?.heightKnown
  if (!known) return 'unread'
  const { focused } = input
  return focused?.pane === pane && focused.field === field ? 'focus' : 'plain'
}

function widthDimensions(
  input: EnclosureInput,
  drawn: readonly DrawnPane[],
  floorY: number,
): KeyedDimension[] {
  return drawn.map((pane, index) => {
    const tone = toneOf(input, index, 'width')
    const sized = input.panes[index]
    const asked = tone === 'bad' ? `${input.words.width} ?` : input.words.width
    return {
      key: `width-${index}`,
      axis: 'x',
      from: pane.x,
      to: pane.x + pane.width,
      at: floorY + spacingOf(input).widthsBelow,
      work: floorY,
      figure: sized?.widthKnown ? input.format(sized.widthIn) : fitting(pane.width, asked),
      tone,
    }
  })
}

/** A word gives way to its question mark where the line is too short for it. */
function fitting(spanPx: number, word: string): string {
  return figureFits(spanPx, word) ? word : '?'
}

function overall(
  input: EnclosureInput,
  from: number,
  to: number,
  tileTop: number,
  figure: string,
): KeyedDimension {
  return {
    key: 'overall',
    axis: 'x',
    from,
    to,
    at: tileTop - spacingOf(input).overallAbove,
    work: tileTop,
    figure,
    tone: 'plain',
  }
}

/** Heights stand outside left and right; one between two others that differs stands in its pane. */
function heightDimensions(
  input: EnclosureInput,
  drawn: readonly DrawnPane[],
  floorY: number,
  lone: boolean,
): KeyedDimension[] {
  const last = drawn.length - 1
  const outside = spacingOf(input).heightsOutside
  return drawn.flatMap((pane, index): KeyedDimension[] => {
    const sized = input.panes[index]
    if (!sized) return []
    const tone = toneOf(input, index, 'height')
    const between = index > 0 && index < last
    const neighbours = [input.panes[index - 1], input.panes[index + 1]]
    const saidBeside =
      between &&
      sized.heightKnown &&
      neighbours.some((pane) => pane?.heightKnown && pane.heightIn === sized.heightIn)
    if (saidBeside && tone === 'plain') return []
    // A height that only stands in for an unread one says nothing beside a pane that is measured.
    if (tone === 'unread' && !lone) return []
    const onRight = !lone && index === last
    const work = between ? pane.x : onRight ? pane.x + pane.width : pane.x
    const at = between ? pane.x + 20 : onRight ? work + outside : work - outside
    const asked = tone === 'bad' ? `${input.words.height} ?` : input.words.height
    return [
      {
        key: `height-${index}`,
        axis: 'y',
        from: pane.y,
        to: pane.y + pane.height,
        at,
        work,
        figure: sized.heightKnown ? input.format(sized.heightIn) : asked,
        tone,
      },
    ]
  })
}
