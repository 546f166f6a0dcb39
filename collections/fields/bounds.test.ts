import { describe, expect, it } from 'vitest'
import { boundsProblem } from './bounds'
import { modifierProblem } from './cost-modifier'
import { currencyDecimals } from './money'

describe('bounds', () => {
  it.each([
    [0, { min: 0 }, true],
    [-0.01, { min: 0 }, false],
    [-100, { above: -100 }, false],
    [-99.99, { above: -100 }, true],
    [10, { max: 10 }, true],
    [10.01, { max: 10 }, false],
    [1.5, { whole: true }, false],
    [12.35, { decimals: 2 }, true],
    [12.345, { decimals: 2 }, false],
    [1.005, { decimals: 3 }, true],
    [0.1 + 0.2, { decimals: 2 }, false],
    [119, { decimals: 0 }, true],
    [119.5, { decimals: 0 }, false],
    [Number.NaN, {}, false],
    [Number.POSITIVE_INFINITY, {}, false],
  ])('let %d within %j: %s', (value, bounds, fits) => {
    expect(boundsProblem(value, bounds) === null).toBe(fits)
  })
})

describe('the decimals of money', () => {
  it.each([
    ['USD', 2],
    ['eur', 2],
    ['JPY', 0],
    ['KWD', 3],
    [undefined, 2],
    ['dollars', 2],
  ])('are for %s %i', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals)
  })
})

describe('a cost modifier', () => {
  it.each([
    ['percentage', -99, true],
    ['percentage', -100, false],
    ['percentage', 1000, true],
    ['percentage', 1001, false],
    ['fixed_amount', 0, true],
    ['fixed_amount', -0.01, false],
    ['fixed_amount', 9.999, false],
    [undefined, -5, false],
  ])('of kind %s may be %d: %s', (type, value, fits) => {
    expect(modifierProblem(type, value) === null).toBe(fits)
  })
})
