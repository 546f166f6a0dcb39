import { expect, it } from 'vitest'
import { eighths, withFraction, withSixteenthMore } from './typed-fraction'

it('has a key for each eighth', () => {
  expect(eighths).toEqual(['1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'])
})

it.each([
  ['36', '36 5/8'],
  ['36 1/4', '36 5/8'],
  ['36-1/4"', '36 5/8'],
  ['36.', '36 5/8'],
  ['36⅜', '36 5/8'],
  ['', null],
  [`3' 2"`, null],
  ['wide', null],
])('a key sets the fraction of %j', (text, after) => {
  expect(withFraction(text, '5/8')).toBe(after)
})

it.each([
  ['36', '36 1/16'],
  ['36 5/8', '36 11/16'],
  ['36 15/16', '37'],
  ['36 1/0', null],
  ['36 1/3', null],
  ['36.3', null],
  ['', null],
])('one sixteenth more than %j', (text, after) => {
  expect(withSixteenthMore(text)).toBe(after)
})
