import { expect, it } from 'vitest'
import { isToScale } from './run-scale'

it('says that an order is drawn to scale only where each of its bays is as wide as its days', () => {
  expect(isToScale({ price: 3, measure: 8, install: 5 })).toBe(true)
  expect(isToScale({ price: 1, measure: 8, install: 5 })).toBe(false)
  expect(isToScale({ price: 0, measure: 8, install: 5 })).toBe(false)
  expect(isToScale({ price: 3, measure: 8, install: 1 })).toBe(false)
  expect(isToScale({ price: 5, measure: 1, install: 5 })).toBe(false)
})
