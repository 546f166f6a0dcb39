import { expect, it } from 'vitest'
import { keepTogether } from './keep-together'

it.each([
  ['Bevel 1 1/4"', 'Bevel 1\u00a01/4"'],
  ['a bevel up to 1 1/4" wide', 'a bevel up to 1\u00a01/4" wide'],
  ['60 in from the floor', '60\u00a0in from the floor'],
  ['a {weight} lb door', 'a {weight} lb door'],
  ['14–50 pies²', '14–50\u00a0pies²'],
  ['45.28 sq ft · 6,520 sq in', '45.28\u00a0sq\u00a0ft · 6,520\u00a0sq\u00a0in'],
  ['4.21 pies² · 606 pulg²', '4.21\u00a0pies² · 606\u00a0pulg²'],
  ['Read as 36.625 in, 3 ft 0 5/8 in', 'Read as 36.625\u00a0in, 3\u00a0ft\u00a00\u00a05/8\u00a0in'],
  ['72 × 60 pulg', '72\u00a0×\u00a060\u00a0pulg'],
  ['36 5/8 × 76', '36\u00a05/8\u00a0×\u00a076'],
  ['3/8", standard hinges', '3/8", standard hinges'],
  ['4 inches and 2 inside', '4 inches and 2 inside'],
  ['+$57.15 in your total', '+$57.15 in your total'],
])('keeps the figures of %j on one line', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})
