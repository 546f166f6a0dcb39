import { describe, expect, it } from 'vitest'
import { chooseScale } from './scale'

const room = { width: 480, height: 470 }

describe('chooseScale', () => {
  it('takes the largest scale that fits both ways', () => {
    expect(chooseScale({ widthIn: 64.625, heightIn: 76, room, largestPxPerIn: 6 })).toEqual({
      pxPerIn: 6,
      caption: '3/4',
    })
  })

  it('steps down when the height no longer fits', () => {
    expect(chooseScale({ widthIn: 36, heightIn: 90, room, largestPxPerIn: 6 }).pxPerIn).toBe(5)
  })

  it('steps down when the width no longer fits', () => {
    expect(chooseScale({ widthIn: 150, heightIn: 76, room, largestPxPerIn: 6 }).pxPerIn).toBe(3)
  })

  it('has a step where three panels would be drawn at half of what fits', () => {
    const wide = { widthIn: 110, heightIn: 90, room: { width: 300, height: 300 } }
    expect(chooseScale({ ...wide, largestPxPerIn: 6 })).toEqual({ pxPerIn: 2.5, caption: '5/16' })
  })

  it('has steps where two panes of a window would leave a fifth of their sheet bare', () => {
    const panes = { widthIn: 59.5, heightIn: 25.5, largestPxPerIn: 12 }
    const chosen = (isFine: boolean) =>
      [634, 564, 500, 420].map(
        (width) => chooseScale({ ...panes, isFine, room: { width, height: 500 } }).caption,
      )
    expect(chosen(true)).toEqual(['1 1/4', '1 1/8', '1', '7/8'])
    expect(chosen(false)).toEqual(['1', '1', '1', '3/4'])
  })

  it('goes no larger than asked, however small the work', () => {
    expect(chooseScale({ widthIn: 10, heightIn: 15, room, largestPxPerIn: 6 }).pxPerIn).toBe(6)
    expect(chooseScale({ widthIn: 10, heightIn: 15, room, largestPxPerIn: 24 }).pxPerIn).toBe(24)
  })

  it('still draws the widest three panels that are sold', () => {
    expect(chooseScale({ widthIn: 1800, heightIn: 600, room, largestPxPerIn: 6 }).pxPerIn).toBe(
      0.25,
    )
  })
})
