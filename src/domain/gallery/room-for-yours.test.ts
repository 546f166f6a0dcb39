import { expect, it } from 'vitest'
import { layRow } from './lay-row'
import { hasRoomForYours, standsAtItsSize } from './room-for-yours'

it('has room for an opening of the visitor behind one mirror, and none behind three showers', () => {
  const room = { widthPx: 1300 }
  expect(hasRoomForYours(layRow([82]), { inchPx: 4 }, room)).toBe(true)
  expect(hasRoomForYours(layRow([91, 75, 73]), { inchPx: 3 }, room)).toBe(false)
})

it('draws an opening at its size behind a mirror, and none that is wider or higher than the place there', () => {
  const row = layRow([82])
  const line = { inchPx: 4, topIn: 96 }
  const stands = (widthIn: number, heightIn: number) =>
    standsAtItsSize({ widthIn, heightIn }, row, line, { widthPx: 1300 })
  expect(stands(36.625, 76)).toBe(true)
  expect(stands(36.625, 100)).toBe(false)
  expect(stands(200, 76)).toBe(false)
  expect(stands(8, 76)).toBe(false)
})
