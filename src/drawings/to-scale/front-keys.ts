import type { Rect } from '../marks/shapes'
import type { FrontDrawingLayout } from './front-layout'

/** How the number of a lite stands on its glass, and what its mark for tempered glass takes below that. */
const key = { down: 0.66, radius: 12, aboveFoot: 24 }
const lowKey = { inset: 13, radius: 10 }

/** How high the name of a zone stands on its upper line. */
export const zoneNamePx = 18

/** Where the number of a lite stands in its bay: clear of the mark at the foot, beside it where the bay is low. */
export function keyIn({ x, y, width, height }: Rect): { x: number; y: number; radius: number } {
  const { down, radius, aboveFoot } = key
  if (height < 2 * radius + aboveFoot + 2) {
    return { x: x + lowKey.inset, y: y + lowKey.inset, radius: lowKey.radius }
  }
  return {
    x: x + width / 2,
    y: y + Math.min(height * down, height - aboveFoot - radius),
    radius,
  }
}

type Keyed = Pick<FrontDrawingLayout, 'bays' | 'zones'>

/**
 * Where the numbers of all lites stand: in one row above the zones, clear of what is written on one, where a
 * number would lie on the line of a zone.
 */
export function keysIn(
  { bays, zones }: Keyed,
  small: boolean,
): ({ x: number; y: number; radius: number } | null)[] {
  const keys = bays.map((bay) => (bay.kind === 'lite' ? keyIn(bay) : null))
  const isCrossed = keys.some((at) => at !== null && zones.some((zone) => liesOn(at, zone)))
  const [bay] = bays
  const [zone] = zones
  if (!isCrossed || !bay || !zone) return keys
  const room = zone.y - bay.y - (small ? 0 : zoneNamePx / 2)
  const radius = room >= 2 * key.radius + 4 ? key.radius : lowKey.radius
  if (room < 2 * radius + 4) return keys
  return keys.map((at) => at && { ...at, radius, y: bay.y + room / 2 })
}

/** Whether one of the lines that bound a zone above and beside runs through a number. */
function liesOn(at: { x: number; y: number; radius: number }, zone: Rect): boolean {
  const reach = at.radius + 1
  const beside = [zone.x, zone.x + zone.width].some((x) => Math.abs(x - at.x) < reach)
  const isWithin = at.x + reach > zone.x && at.x - reach < zone.x + zone.width
  return (beside && at.y + reach > zone.y) || (isWithin && Math.abs(zone.y - at.y) < reach)
}
