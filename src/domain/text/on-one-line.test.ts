import { expect, it } from 'vitest'
import { onOneLine } from './on-one-line'

it.each([
  ['Dallas–Fort Worth', 'Dallas\u2060–\u2060Fort\u00a0Worth'],
  ['Winston-Salem', 'Winston\u2060-\u2060Salem'],
  ['Dallas', 'Dallas'],
])('%s stays on one line', (name, kept) => {
  expect(onOneLine(name)).toBe(kept)
})
