import { describe, expect, it } from 'vitest'
import { fillRows } from './fill-rows'

describe('fillRows', () => {
  it.each([3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20])(
    'leaves no gap on a wide screen of %i',
    (count) => {
      const { wide } = fillRows(count)
      expect(count % (wide ?? 0)).toBe(0)
    },
  )

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15])('leaves none on a tablet of %i', (count) => {
    const { between, halves } = fillRows(count)
    expect((count - halves) % between).toBe(0)
    expect(halves % 2).toBe(0)
  })

  it('sets the ten parts of hardware in fives, and the five hinges of doors in a row', () => {
    expect(fillRows(10)).toEqual({ wide: 5, between: 3, halves: 4 })
    expect(fillRows(5)).toEqual({ wide: 5, between: 3, halves: 2 })
  })
})
