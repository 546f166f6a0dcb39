import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitOpening } from './split-opening'

it.each([
  [20, ['fixed 20']],
  [22, ['door 22']],
  [36, ['door 36']],
  [36.625, ['fixed 10.625', 'door 26']],
  [78, ['fixed 52', 'door 26']],
  [90, ['fixed 32', 'door 26', 'fixed 32']],
])('an opening of %s in is %s', (widthIn, parts) => {
  expect(splitOpening(widthIn, 36).map(({ role, widthIn: wide }) => `${role} ${wide}`)).toEqual(
    parts,
  )
})

it('adds up to the opening, with one door that is no wider than a door may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 22 * 16, max: 200 * 16 }), (sixteenths) => {
      const widthIn = sixteenths / 16
      const parts = splitOpening(widthIn, 36)
      expect(parts.reduce((sum, part) => sum + part.widthIn, 0)).toBeCloseTo(widthIn, 8)
      const doors = parts.filter(({ role }) => role === 'door')
      expect(doors).toHaveLength(1)
      expect(doors.every((door) => door.widthIn >= 22 && door.widthIn <= 36)).toBe(true)
    }),
  )
})
