import type { Point, Rect } from '../../marks/shapes'
import type { DrawnPane, EnclosureLayout } from '../enclosure'
import { headerPx } from './cure-ghosts'
import { hingesOn } from './hinge-boxes'
import { centreOf, shared, squareAround } from './rects'
import type { ToldVerdict } from './told-verdict'

export const keyPx = 46
/** What is seen of a key; around it, it can be pressed. */
const markPx = 32

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
 * As near as may be to where it is wanted, within the sheet: apart from other keys, and where nothing is written,
 * or as little as may be.
 */
export function clearOf(
  wanted: Point,
  taken: readonly Point[],
  layout: EnclosureLayout,
  written: readonly Rect[] = [],
): Point {
  const half = keyPx / 2
  const within = (x: number) => Math.min(Math.max(x, half), layout.width - half)
  const isApart = (place: Point) =>
    taken.every((at) => Math.abs(at.x - place.x) >= keyPx || Math.abs(at.y - place.y) >= keyPx)
  const hidden = (place: Point) =>
    written.reduce((sum, rect) => sum + shared(rect, squareAround(place, markPx / 2)), 0)
  const x = within(wanted.x)
  const levels = [
    ...taken.flatMap(({ y }) => [y - keyPx, y + keyPx]),
    ...written.flatMap(({ y, height }) => [y - markPx / 2, y + height + markPx / 2]),
  ].filter((y) => y > half && y < layout.floorY)
  const columns = [0, 1, -1, 2, -2].map((keys) => within(x + keys * keyPx))
  const places = [wanted.y, ...levels]
    .flatMap((y) => columns.map((column) => ({ x: column, y })))
    .filter(isApart)
    .sort((one, other) => away(one, wanted) - away(other, wanted))
  const [first, ...others] = places
  if (first === undefined) return { x, y: wanted.y }
  return others.reduce((best, next) => (hidden(next) < hidden(best) ? next : best), first)
}

/** Sideways counts for more: there other parts stand. */
function away(one: Point, other: Point): number {
  return Math.hypot(1.5 * (one.x - other.x), one.y - other.y)
}
