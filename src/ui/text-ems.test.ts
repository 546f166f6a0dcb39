import { expect, it } from 'vitest'
import { emsOf } from './text-ems'

it('sets a fraction narrower than its figures side by side', () => {
  expect(emsOf('123 15/16')).toBeLessThan(emsOf('123 15 16'))
})

it('grows with every figure that is typed', () => {
  const typed = ['36', '36.', '36.6', '36.62', '36.625']
  const widths = typed.map(emsOf)
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(new Set(widths).size).toBe(typed.length)
})

it('leaves room for a caret where nothing is typed', () => {
  expect(emsOf('')).toBeGreaterThan(1)
})
