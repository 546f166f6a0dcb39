import { expect, test } from 'vitest'
import { thicknessInInches } from './thickness-in-inches'

test('a thickness has the name that the trade gives it, and else its own figure', () => {
  expect([9.525, 25.4].map(thicknessInInches)).toEqual(['3/8', '1'])
  expect([22.225, 28.575].map(thicknessInInches)).toEqual(['7/8', '1 1/8'])
  // beside 3/8, at another price
  expect([10.16, 10].map(thicknessInInches)).toEqual(['0.4', '0.3937'])
})
