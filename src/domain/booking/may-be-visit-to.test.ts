import { expect, it } from 'vitest'
import { mayBeVisitTo } from './may-be-visit-to'

it.each([
  ['12 Sample Street, Plano, TX 75074', '75074', true],
  ['12 Sample Street, Plano, TX 75074', '75034', false],
  ['12 Sample Street, Plano', '75034', true],
  [null, '75034', true],
])('a visit to %s may be one in %s: %s', (address, zip, may) => {
  expect(mayBeVisitTo(address, { zip })).toBe(may)
})
