import { hingeSide, isTurned } from '@/domain/glass-rules/layouts'
import type { DrawnPane, EnclosureInput, EnclosureLayout } from './enclosure'
import {
  heightDimensions,
  isSaidOnce,
  overall,
  rowsBelow,
  widthDimensions,
} from './enclosure-dimensions'
import { spacingOf } from './enclosure-spacing'
import { extentOf, standPanels } from './panels'
import { chooseScale } from './scale'
import { planBelowPx, planOf, planPlaces } from './view-from-above'
import type { PlanPlace } from './view-from-above'

/** Wall that is drawn above the tallest pane: with room for the shower head, or what still reads as wall. */
const wallAboveGlassIn = { usual: 9.5, least: 4 }
const showerHeadIn = 82
/** Where a sheet is to be filled, a narrow one may be drawn larger. */
const largestPxPerIn = { usual: 8, filling: 12 }
/** No wall is drawn higher than this above the floor: where rooms end. */
const ceilingIn = 108
/** The way in beside a lone fixed panel, up to the other wall: as wide as is usual, and what still reads as one. */
const wayInIn = { usual: 24, least: 13 }
/** What stays free beyond a wall that no height stands beside. */
const besideWallPx = 12

/**
 * Where everything stands in the drawing of a shower, in px.
 * Panes share one floor and stand side by side between two walls. A lone fixed one ends free: beside it is
 * the way in, and then the other wall.
 */
export function layOutEnclosure(input: EnclosureInput): EnclosureLayout {
  const { panes, room, wall, namesPx = 0 } = input
  const lone = panes.length === 1
  const { widthIn, heightIn: tallestIn } = extentOf(panes)
  const spacing = spacingOf(input)
  const { figureHalf, edgeAbove, loneAbove } = spacing
  const outside = spacing.heightsOutside + figureHalf + spacing.edgeAside
  const turned = isTurned(input.layout, panes.length)
  // what runs back is not a part of a width that a tape can read
  const front = turned ? panes.slice(0, -1) : panes
  const above = front.length < 2 ? loneAbove : spacing.overallAbove + figureHalf + edgeAbove
  const isFreeRight = lone || isSaidOnce(input)
  const asideRight = isFreeRight ? wall + besideWallPx : outside
  const endsFree = lone && panes[0]?.role === 'fixed'
  const frontIn = extentOf(front).widthIn
  const plans: (PlanPlace | null)[] = turned ? planPlaces(input) : [null]
  const planBelow = (plan: PlanPlace | null) => (plan ? planBelowPx(panes, plan) : 0)
  const scaleUnder = (wallIn: number, belowPx: number, openIn: number, plan: PlanPlace | null) =>
    chooseScale({
      widthIn: widthIn + openIn,
      heightIn: tallestIn + wallIn,
      room: {
        width: room.width - outside - asideRight - namesPx - (plan?.asidePx ?? 0),
        height: room.height - above - belowPx - planBelow(plan),
      },
      largestPxPerIn: largestPxPerIn[input.fills ? 'filling' : 'usual'],
    })
  const walls = [wallAboveGlassIn.usual, wallAboveGlassIn.least]
  const waysIn = endsFree ? [wayInIn.usual, wayInIn.least] : [0]
  const given = plans.flatMap((plan) =>
    waysIn.flatMap((openIn) => walls.map((wallIn) => ({ plan, openIn, wallIn }))),
  )
  // the wall, the way in and the place of the plan give way where the glass can be drawn larger for it
  const fitAbove = (belowPx: number) => {
    const fits = given.map((one) => ({
      ...one,
      scale: scaleUnder(one.wallIn, belowPx, one.openIn, one.plan),
    }))
    const enough = fits.filter(
      ({ plan, scale: { pxPerIn } }) => plan !== null && pxPerIn >= plan.enoughPxPerIn,
    )
    return (enough.length > 0 ? enough : fits).reduce((best, next) =>
      next.scale.pxPerIn > best.scale.pxPerIn ? next : best,
    )
  }
  const usualBelow = spacing.widthsBelow + figureHalf + edgeAbove
  // a figure that its line is too short for stands further down, where it must not meet what follows
  const roomy = fitAbove(usualBelow)
  const belowAt = ({ scale: { pxPerIn } }: typeof roomy) =>
    usualBelow + rowsBelow(input, pxPerIn) * crampedRoomPx
  // room for figures takes some of the scale, and with it may take one more
  const smaller = fitAbove(belowAt(roomy))
  const below = Math.max(belowAt(roomy), belowAt(smaller))
  const { scale, wallIn, openIn, plan } = fitAbove(below)
  const asidePx = plan?.asidePx ?? 0
  const { pxPerIn } = scale
  const glassWidth = widthIn * pxPerIn
  const underneath = below + planBelow(plan)
  const standing = (tallestIn + wallIn) * pxPerIn
  const spare = input.fills ? Math.max(0, room.height - above - standing - underneath) : 0
  const raised = Math.min(spare, Math.max(0, ceilingIn * pxPerIn - standing))
  const around = (spare - raised) / 2
  const wallPx = wallIn * pxPerIn + raised
  const tileTop = above + around
  const floorY = tileTop + standing + raised
  const betweenWalls = glassWidth + openIn * pxPerIn
  const besideLine = tallestIn * pxPerIn < leastHeightPx ? crampedRoomPx : 0
  const left = Math.max(outside + besideLine, (room.width - namesPx - asidePx - betweenWalls) / 2)
  const right = left + betweenWalls
  const besideRight = isFreeRight ? 0 : besideLine
  const width = Math.max(room.width, right + asideRight + besideRight + namesPx + asidePx)
  const drawn = placePanes(input, { left, floorY, pxPerIn })
  const last = drawn.at(-1)
  const kneePx = last && input.layout === 'knee_return' ? floorY - last.y - last.height : 0
  const overallTo = turned && last ? last.x : right

  return {
    width,
    height: floorY + underneath + around,
    scale,
    floorY,
    floor: { from: left - wall, to: right + wall },
    leftWall: { x: left - wall, y: tileTop, width: wall, height: floorY - tileTop },
    rightWall: { x: right, y: tileTop, width: wall, height: floorY - tileTop },
    tile: { x: left, y: tileTop, width: right - left, height: floorY - tileTop },
    showerHead:
      tallestIn < showerHeadIn - 1 && wallPx >= Math.max(14, wallAboveGlassIn.usual * pxPerIn)
        ? { x: left, y: floorY - showerHeadIn * pxPerIn }
        : null,
    corner: turned && last ? { x: last.x, from: tileTop, to: floorY } : null,
    kneeWall:
      last && kneePx > 1
        ? { x: last.x, y: floorY - kneePx, width: last.width, height: kneePx }
        : null,
    plan:
      plan &&
      planOf(panes, drawn, plan, {
        right: right + asideRight,
        bottom: floorY + below,
        middle: left + glassWidth / 2,
        floorY,
      }),
    panes: drawn,
    dimensions: [
      ...widthDimensions(input, drawn, floorY),
      ...(front.length < 2 || !front.every(({ widthKnown }) => widthKnown)
        ? []
        : [overall(input, left, overallTo, tileTop, input.format(frontIn))]),
      ...heightDimensions(input, drawn, floorY, lone),
    ],
  }
}

/** A line of a height that is shorter has its figure beside it. */
const leastHeightPx = 60
/** How far a row of figures beside their lines reaches past those that stand in theirs. */
const crampedRoomPx = 20

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
