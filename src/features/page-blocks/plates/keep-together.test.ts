import { expect, it } from 'vitest'
import { keepTogether } from './keep-together'

it.each([
  ['Bevel 1 1/4"', 'Bevel 1\u00a01/4"'],
  ['a bevel up to 1 1/4" wide', 'a bevel up to 1\u00a01/4" wide'],
  ['60 in from the floor', '60\u00a0in from the floor'],
  ['a {weight} lb door', 'a {weight} lb door'],
  ['14–50 pies²', '14–50\u00a0pies²'],
  ['3/8", standard hinges', '3/8", standard hinges'],
  ['4 inches and 2 inside', '4 inches and 2 inside'],
])('keeps the figures of %j on one line', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})
