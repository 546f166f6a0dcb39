import type { Point, Rect } from '../../marks/shapes'
import type { DrawnPane, EnclosureLayout } from '../enclosure'
import { headerPx } from './cure-ghosts'
import { hingesOn } from './hinge-boxes'
import { centreOf, overlap, squareAround } from './rects'
import type { ToldVerdict } from './told-verdict'

export const keyPx = 46

/** On the part that it speaks of. */
export function placeOf(
  layout: EnclosureLayout,
  pane: DrawnPane,
  { rule, piece, field }: ToldVerdict,
  hinges: readonly number[],
): Point {
  const { x, y, width, height } = pane
  if (rule === 'hinges') {
    const [top] = hingesOn(layout, piece, hinges[piece] ?? 2)
    if (top) {
      const { x: middle, y: level } = centreOf(top)
      const outward = pane.hinge === 'right' ? 1 : -1
      const hasGlass = layout.panes[piece + outward] !== undefined
      return { x: middle + (hasGlass ? outward : -outward) * 40, y: level }
    }
  }
  if (rule === 'no-header' || rule === 'door-on-glass') {
    return { x: x + width / 2, y: y - headerPx / 2 }
  }
  if (rule === 'tile' || rule === 'plumb') return { x: x + 26, y: y + height * 0.25 }
  if (field.endsWith('heightIn')) return { x: x + width / 2, y: y + 24 }
  return { x: x + width / 2, y: y + height * 0.4 }
}

/**
 * Below what stands there, or else above it, or beside it, and within the sheet; what is written stays legible
 * where there is room beside it.
 */
export function clearOf(
  wanted: Point,
  taken: readonly Point[],
  layout: EnclosureLayout,
  written: readonly Rect[] = [],
): Point {
  const half = keyPx / 2
  const within = (x: number) => Math.min(Math.max(x, half), layout.width - half)
  const x = within(wanted.x)
  const isApart = (place: Point) =>
    taken.every((at) => Math.abs(at.x - place.x) >= keyPx || Math.abs(at.y - place.y) >= keyPx)
  const hidesNothing = (place: Point) =>
    !written.some((rect) => overlap(rect, squareAround(place, half)))
  const levels = [
    ...taken.flatMap(({ y }) => [y - keyPx, y + keyPx]),
    ...written.flatMap(({ y, height }) => [y - half, y + height + half]),
  ].sort((a, b) => a - b)
  const below = levels.filter((y) => y > wanted.y && y < layout.floorY)
  const above = levels.filter((y) => y < wanted.y && y > half).reverse()
  const inColumn = [wanted.y, ...below, ...above].map((y) => ({ x, y }))
  const beside = [1, -1, 2, -2].map((keys) => ({ x: within(x + keys * keyPx), y: wanted.y }))
  const places = [...inColumn, ...beside].filter(isApart)
  return places.find(hidesNothing) ?? places[0] ?? { x, y: wanted.y }
}
