import { expect, test } from 'vitest'
import { shelfSagIn } from './shelf-sag'

const shelf = { spanIn: 36, depthIn: 12, thicknessIn: 0.375, loadLbPerFt: 24, lbPerSqFt: 0 }

test('a yard of 3/8 in glass, a foot deep, sinks 0.082 in under 2 lb an inch', () => {
  // 5 × 2 × 36⁴ ÷ (384 × 10.15e6 × 12 × 0.375³ ÷ 12), worked out by hand
  expect(shelfSagIn(shelf)).toBeCloseTo(0.0817, 4)
})

test('twice the span sinks sixteen times as far, twice the thickness an eighth', () => {
  expect(shelfSagIn({ ...shelf, spanIn: 72 })).toBeCloseTo(16 * shelfSagIn(shelf), 10)
  expect(shelfSagIn({ ...shelf, thicknessIn: 0.75 })).toBeCloseTo(shelfSagIn(shelf) / 8, 10)
})

test('its own weight counts as a load', () => {
  const heavy = { ...shelf, loadLbPerFt: 24 - 5.1, lbPerSqFt: 5.1 }
  expect(shelfSagIn(heavy)).toBeCloseTo(shelfSagIn(shelf), 10)
})
