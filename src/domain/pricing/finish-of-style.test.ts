import { expect, it } from 'vitest'
import { finishOfStyle } from './finish-of-style'

const finishes = [
  { key: 'standard_clear', name: 'Standard clear' },
  { key: 'low_iron', name: 'Low iron' },
  { key: 'rain', name: 'Rain' },
]

it.each([
  ['Clear', 'standard_clear'],
  ['Low-iron', 'low_iron'],
  [' rain', 'rain'],
  ['Bronze', null],
  ['', null],
])('%j is the finish %j', (style, key) => {
  expect(finishOfStyle(style, finishes)).toBe(key)
})
