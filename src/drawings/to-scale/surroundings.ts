import type { Side } from '@/domain/pricing/types'
import type { Shape } from '../marks/shape'
import { round } from '../marks/shapes'
import type { Point, Rect } from '../marks/shapes'
import type { EnclosureLayout } from './enclosure'
import { jointsPath } from './tile-joints'

/** Below this many px to the inch, joints of tile would be a grey. */
const leastForTiles = 0.5

/** The joints of the tile behind the glass. */
export function tileShapes({ tile, scale: { pxPerIn } }: EnclosureLayout): Shape[] {
  if (pxPerIn < leastForTiles) return []
  const d = jointsPath(tile, pxPerIn)
  return [{ kind: 'path', d, stroke: 'rule', width: 1, opacity: 0.75 }]
}

/** The line where a wall meets the room; what is behind it is hatched. */
export function wallFace(rect: Rect, face: Side): Shape {
  const x = face === 'left' ? rect.x : rect.x + rect.width
  return {
    kind: 'path',
    d: `M${x} ${rect.y}V${rect.y + rect.height}`,
    stroke: 'ink',
    width: 1.25,
  }
}

/** What is hatched below the floor. */
export function groundOf({ floor, floorY }: EnclosureLayout): Rect {
  return { x: floor.from, y: floorY, width: floor.to - floor.from, height: 7 }
}

export function floorLine({ floor, floorY }: EnclosureLayout): Shape {
  return { kind: 'path', d: `M${floor.from} ${floorY}H${floor.to}`, stroke: 'ink', width: 1.75 }
}

/** The arm and the rose above the glass, where there is room for them. */
export function showerHeadShapes(showerHead: Point | null, pxPerIn: number): Shape[] {
  if (showerHead === null) return []
  const unit = pxPerIn / 6
  const top = showerHead.y - 4 * unit
  const at = (x: number, y: number) => `${round(showerHead.x + x * unit)} ${round(top + y * unit)}`
  const pipe = { stroke: 'second', width: 1.1 } as const
  return [
    {
      kind: 'rect',
      rect: { x: showerHead.x, y: top - 9 * unit, width: 7 * unit, height: 19 * unit },
      fill: 'paper',
      ...pipe,
    },
    {
      kind: 'path',
      d: `M${at(7, 0)}L${at(48, 0)}Q${at(60, 0)} ${at(60, 12)}L${at(60, 18)}`,
      ...pipe,
    },
    {
      kind: 'path',
      d: `M${at(40, 27)}Q${at(40, 18)} ${at(60, 18)}Q${at(80, 18)} ${at(80, 27)}Z`,
      fill: 'paper',
      ...pipe,
    },
  ]
}
