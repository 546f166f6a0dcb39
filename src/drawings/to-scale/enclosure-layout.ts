import { hingeSide, isTurned } from '@/domain/glass-rules/layouts'
import type { DrawnPane, EnclosureInput, EnclosureLayout, Plan } from './enclosure'
import { areCramped, heightDimensions, overall, widthDimensions } from './enclosure-dimensions'
import { spacingOf } from './enclosure-spacing'
import { extentOf, standPanels } from './panels'
import { chooseScale } from './scale'
import type { SizedPane } from './size-panes'

/** Wall that is drawn above the tallest pane: with room for the shower head, or what still reads as wall. */
const wallAboveGlassIn = { usual: 9.5, least: 4 }
const showerHeadIn = 82
const largestPxPerIn = 8
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
  const turned = isTurned(input.layout, panes.length)
  const scaleUnder = (wallIn: number, belowPx: number) =>
    chooseScale({
      widthIn,
      heightIn: tallestIn + wallIn,
      room: {
        width: room.width - outside - (lone ? runOnPx : outside),
        height: room.height - above - belowPx - (turned ? planRoomPx : 0),
      },
      largestPxPerIn,
    })
  // the wall gives way where the glass can be drawn larger for it
  const fitAbove = (belowPx: number) => {
    const usual = scaleUnder(wallAboveGlassIn.usual, belowPx)
    const larger = scaleUnder(wallAboveGlassIn.least, belowPx)
    return larger.pxPerIn > usual.pxPerIn
      ? { scale: larger, wallIn: wallAboveGlassIn.least }
      : { scale: usual, wallIn: wallAboveGlassIn.usual }
  }
  const usualBelow = spacing.widthsBelow + figureHalf + edgeAbove
  // a figure that its line is too short for stands further down, where it must not meet what follows
  const roomy = fitAbove(usualBelow)
  const below = usualBelow + (areCramped(input, roomy.scale.pxPerIn) ? crampedRoomPx : 0)
  const { scale, wallIn } = below > usualBelow ? fitAbove(below) : roomy
  const { pxPerIn } = scale
  const glassWidth = widthIn * pxPerIn
  const tileTop = above
  const floorY = tileTop + (tallestIn + wallIn) * pxPerIn
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
      tallestIn < showerHeadIn - 1 && wallIn === wallAboveGlassIn.usual && wallIn * pxPerIn >= 14
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

/** How far a figure that stands beside its line reaches past one that stands in it. */
const crampedRoomPx = 20

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

function placePanes(
  { panes, isBad, layout, lines = [] }: EnclosureInput,
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
    lines: lines[index] ?? [],
  }))
}
