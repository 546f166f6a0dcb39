import { expect, it } from 'vitest'
import { rowOfNames } from './row-of-names'

it.each([
  [
    ['standard hinges', 'U-channel', 'Back-to-back pull'],
    'Standard hinges, U-channel, back-to-back pull',
  ],
  [['Third standard hinge', '2 × towel bar'], 'Third standard hinge, 2 × towel bar'],
  [['U-channel', 'metal not decided yet'], 'U-channel, metal not decided yet'],
  [[], ''],
])('%j reads %s', (names, row) => {
  expect(rowOfNames(names)).toBe(row)
})
