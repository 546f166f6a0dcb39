import { expect, it } from 'vitest'
import { titleOfRule } from './title-of-rule'

it.each([
  ['tempered', 'percent', 4, 'Tempered, +4%'],
  ['Glass', 'percent', -2.5, 'Glass, −2.5%'],
  [' hardware ', 'amount', 1.5, 'Hardware, +$1.50'],
  ['Glass', 'percent', 0, ''],
] as const)('a change of %s in %s by %d is called so', (rows, by, value, title) => {
  expect(titleOfRule(rows, { by, value, rounding: 'cent' })).toBe(title)
})
