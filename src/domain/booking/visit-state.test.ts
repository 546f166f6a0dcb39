import { expect, it } from 'vitest'
import { visitStateOf } from './visit-state'

const end = '2031-01-14T16:00:00.000Z'

it.each([
  ['2031-01-14T15:30:00.000Z', false, 'ahead'],
  ['2031-01-14T16:00:00.000Z', false, 'past'],
  ['2031-01-14T15:30:00.000Z', true, 'called_off'],
  // what was called off has not taken place
  ['2031-01-15T16:00:00.000Z', true, 'called_off'],
] as const)('of a visit until four, at %s and called off: %s, is %s', (now, isCancelled, state) => {
  expect(visitStateOf({ end, isCancelled }, new Date(now))).toBe(state)
})
