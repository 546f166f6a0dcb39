import { describe, expect, it } from 'vitest'
import { mirrorShapes } from '@/domain/services-catalogue/mirror-shapes'
import { mirrorOutline } from './mirror-outline'

/** Where the pen is after each move of a path, without the bulge of its arcs. */
function corners(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 }
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, move, numbers]) => {
    const read = (numbers ?? '')
      .trim()
      .split(/[ ,]+|(?=-)/)
      .filter(Boolean)
      .map(Number)
    const last = read.at(-1) ?? 0
    const before = read.at(-2) ?? 0
    if (move === 'M') at = { x: before, y: last }
    if (move === 'V') at = { ...at, y: last }
    if (move === 'h') at = { ...at, x: at.x + last }
    if (move === 'v') at = { ...at, y: at.y + last }
    if (move === 'a') at = { x: at.x + before, y: at.y + last }
    return at
  })
}

describe('the edge of a mirror', () => {
  it.each(
    mirrorShapes.flatMap((shape) =>
      [
        { x: 10, y: 20, width: 26, height: 40 },
        { x: 0, y: 5, width: 60, height: 12 },
      ].map((place) => ({ shape, place })),
    ),
  )('of $shape stays in its place: $place', ({ shape, place }) => {
    for (const { x, y } of corners(mirrorOutline(shape, place))) {
      expect(x).toBeGreaterThanOrEqual(place.x)
      expect(x).toBeLessThanOrEqual(place.x + place.width)
      expect(y).toBeGreaterThanOrEqual(place.y)
      expect(y).toBeLessThanOrEqual(place.y + place.height)
    }
  })
})
