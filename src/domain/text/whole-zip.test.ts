import { expect, it } from 'vitest'
import { wholeZip } from './whole-zip'

it.each([
  ['4827 Sample Oak Lane, Dallas, TX 75209', '4827 Sample Oak Lane, Dallas, TX\u00a075209'],
  ['Dallas, TX 75209-1234', 'Dallas, TX\u00a075209-1234'],
  ['Suite AB 12, Plano', 'Suite AB 12, Plano'],
  ['4827 NW 120000 Road', '4827 NW 120000 Road'],
])('keeps the state of %j with its ZIP code', (address, kept) => {
  expect(wholeZip(address)).toBe(kept)
})
