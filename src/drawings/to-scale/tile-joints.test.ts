import { describe, expect, it } from 'vitest'
import { tileJoints } from './tile-joints'

const area = { x: 10, y: 20, width: 240, height: 180 }

describe('tileJoints', () => {
  it('lays a bed joint every twelve inches, none on the floor or the upper edge', () => {
    const beds = tileJoints(area, 5).filter((joint) => joint.y1 === joint.y2)
    expect(beds.map((joint) => joint.y1)).toEqual([140, 80])
  })

  it('shifts every other course by half a tile', () => {
    const heads = tileJoints(area, 5).filter((joint) => joint.x1 === joint.x2)
    expect(heads.filter((joint) => joint.y2 === 200).map((joint) => joint.x1)).toEqual([130])
    expect(heads.filter((joint) => joint.y2 === 140).map((joint) => joint.x1)).toEqual([70, 190])
  })

  it('stays inside the wall', () => {
    for (const { x1, x2, y1, y2 } of tileJoints(area, 5)) {
      expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(10)
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(250)
      expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(20)
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(200)
    }
  })
})
