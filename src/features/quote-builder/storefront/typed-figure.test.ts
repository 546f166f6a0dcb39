import { describe, expect, it } from 'vitest'
import { count, feet, inches } from './front-lengths'
import { shownOf, typeOver } from './typed-figure'

const width = { value: 240, least: 48, most: 600, ...feet }
const lites = { value: 4, least: 1, most: 14, ...count }
const transom = { value: 36, least: 0, most: 36, ...inches }

describe('what is typed over a figure', () => {
  it('is taken where it can be had, and the figure is as it was where it cannot', () => {
    expect(shownOf(width, null)).toEqual({ text: '20′ 0″', taken: 240, isBad: false })
    expect(shownOf(width, typeOver(width, '24 ft 6 in'))).toMatchObject({
      taken: 294,
      isBad: false,
    })
    for (const text of ['90 ft', 'banana', '']) {
      expect(shownOf(width, typeOver(width, text))).toEqual({ text, taken: 240, isBad: true })
    }
  })

  it('gives way to a figure that was changed otherwise', () => {
    const typed = typeOver(lites, '20')
    expect(shownOf(lites, typed)).toMatchObject({ text: '20', isBad: true })
    expect(shownOf({ ...lites, value: 6 }, typed)).toEqual({ text: '6', taken: 6, isBad: false })
  })

  it('gives way where it could be had after all and the front has another', () => {
    const typed = typeOver(transom, '60')
    expect(shownOf(transom, typed)).toMatchObject({ text: '60', isBad: true })
    expect(shownOf({ ...transom, most: 72 }, typed)).toMatchObject({ text: '36″', taken: 36 })
  })

  it('is the figure itself where it is written alike', () => {
    const third = { ...inches, value: 100 / 3, least: 12, most: 60 }
    expect(shownOf(third, typeOver(third, inches.write(third.value))).taken).toBe(third.value)
  })
})
