import { expect, it } from 'vitest'
import { layRow } from './lay-row'
import { hasRoomForYours } from './room-for-yours'

it('has room for an opening of the visitor behind one mirror, and none behind three showers', () => {
  const room = { widthPx: 1300 }
  expect(hasRoomForYours(layRow([82]), { inchPx: 4 }, room)).toBe(true)
  expect(hasRoomForYours(layRow([91, 75, 73]), { inchPx: 3 }, room)).toBe(false)
})
