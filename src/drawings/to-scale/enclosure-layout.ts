import type { PanelRole } from '@/domain/pricing/types'
import { figureFits } from '../marks/dimension-figure'
import type { DimensionTone, KeyedDimension, Point, Rect } from '../marks/shapes'
import { hingeSide } from './hinge-side'
import type { Side } from './hinge-side'
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
  panes: DrawnPane[]
  dimensions: KeyedDimension[]
}

export type EnclosureInput = {
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
  const scale = chooseScale({
    widthIn,
    heightIn: tallestIn + wallAboveGlassIn,
    room: {
      width: room.width - outside - (lone ? runOnPx : outside),
      height: room.height - above - below,
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

  return {
    width,
    height: floorY + below,
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

function spacingOf({ room, spacing }: EnclosureInput): Spacing {
  return spacing ?? (room.width < phoneBelowPx ? onPhone : onSheet)
}

function placePanes(
  { panes, isBad }: EnclosureInput,
  place: { left: number; floorY: number; pxPerIn: number },
): DrawnPane[] {
  const roles = panes.map((pane) => pane.role)
  return standPanels(panes, place).map(({ x, y, width, height, ...pane }, index) => ({
    ...{ x, y, width, height, role: pane.role },
    hinge: hingeSide(roles, index),
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
        to: floorY,
        at,
        work,
        figure: sized.heightKnown ? input.format(sized.heightIn) : asked,
        tone,
      },
    ]
  })
}
