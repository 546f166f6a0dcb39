import { expect, it } from 'vitest'
import { squareInches } from './square-inches'

it('makes of an area in square feet what its sides make of it', () => {
  for (let width = 16 * 20; width < 16 * 40; width += 1) {
    const inches = (width / 16) * 76
    expect(squareInches(inches / 144)).toBe(inches)
  }
})
