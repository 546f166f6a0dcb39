import { describe, expect, it } from 'vitest'
import { layRow } from './lay-row'
import { closeUpWith, placeBehindAll, placeInLongRow } from './room-for-yours'

it('has room for what the visitor has himself behind one mirror, and none behind three showers', () => {
  const room = { widthPx: 1300 }
  const behind = (widthsIn: number[], inchPx: number) =>
    placeBehindAll(null, layRow(widthsIn), { inchPx, topIn: 96 }, room)
  expect(behind([82], 4)).toBe('free')
  expect(behind([91, 75, 73], 3)).toBe('none')
})

it('draws an opening at its size behind a mirror, and none that is wider or higher than the place there', () => {
  const row = layRow([82])
  const line = { inchPx: 4, topIn: 96 }
  const place = (widthIn: number, heightIn: number) =>
    placeBehindAll({ widthIn, heightIn }, row, line, { widthPx: 1300 })
  expect(place(36.625, 76)).toBe('at-size')
  expect(place(36.625, 100)).toBe('none')
  expect(place(200, 76)).toBe('none')
  expect(place(8, 76)).toBe('none')
})

it('draws an opening of any width at the end of a row that scrolls, if its figure can be read and the line is high enough', () => {
  const place = (widthIn: number, heightIn: number) =>
    placeInLongRow({ widthIn, heightIn }, { inchPx: 2.5, topIn: 144 })
  expect(place(50, 76)).toBe('at-size')
  expect(place(400, 144)).toBe('at-size')
  expect(place(50, 145)).toBe('none')
  expect(place(8, 76)).toBe('none')
  expect(placeInLongRow(null, { inchPx: 2.5, topIn: 144 })).toBe('none')
})

describe('works close up', () => {
  const mirror = { widthIn: layRow([82]).widthIn, tallestIn: 84 }
  const room = (widthPx: number) => ({ widthPx, highPx: 600, usualPx: 2.5 })

  it('without an opening at the largest scale that has room for them', () => {
    expect(closeUpWith(null, mirror, room(640))).toEqual({ inchPx: 4, topIn: 84 })
  })

  it('with an opening as large as leaves it its place, and as high as it is', () => {
    expect(closeUpWith({ widthIn: 50, heightIn: 76 }, mirror, room(900))).toEqual({
      inchPx: 4,
      topIn: 84,
    })
    expect(closeUpWith({ widthIn: 50, heightIn: 90 }, mirror, room(900))?.topIn).toBe(96)
  })

  it('not at all where the usual scale alone has a place for the opening', () => {
    expect(closeUpWith({ widthIn: 50, heightIn: 76 }, mirror, room(580))).toBeNull()
  })

  it('without an opening that no line has a place for', () => {
    expect(closeUpWith({ widthIn: 8, heightIn: 76 }, mirror, room(640))?.inchPx).toBe(4)
  })
})
