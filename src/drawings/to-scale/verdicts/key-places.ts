import type { Point } from '../../marks/shapes'
import type { DrawnPane, EnclosureLayout } from '../enclosure'
import { headerPx } from './cure-ghosts'
import { hingesOn } from './hinge-boxes'
import { centreOf } from './rects'
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

/** Below what stands there, or else above it, or beside it, and within the sheet. */
export function clearOf(wanted: Point, taken: readonly Point[], layout: EnclosureLayout): Point {
  const half = keyPx / 2
  const within = (x: number) => Math.min(Math.max(x, half), layout.width - half)
  const x = within(wanted.x)
  const isFree = (place: Point) =>
    taken.every((at) => Math.abs(at.x - place.x) >= keyPx || Math.abs(at.y - place.y) >= keyPx)
  const levels = taken.map((at) => at.y).sort((a, b) => a - b)
  const below = levels.map((y) => y + keyPx).filter((y) => y > wanted.y && y < layout.floorY)
  const above = levels.map((y) => y - keyPx).filter((y) => y < wanted.y && y > half)
  const inColumn = [wanted.y, ...below, ...above.reverse()].map((y) => ({ x, y }))
  const beside = [1, -1, 2, -2].map((keys) => ({ x: within(x + keys * keyPx), y: wanted.y }))
  return [...inColumn, ...beside].find(isFree) ?? { x, y: wanted.y }
}
