import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divideAboveIn } from './usual-door'
import { advise } from './advise'
import { aShower, shop } from '../../../tests/fixtures/glass-work'
import { splitOpening } from './split-opening'

it.each([
  [20, ['fixed 20']],
  [22, ['door 22']],
  [28, ['door 28']],
  [28.5, ['fixed 6', 'door 22.5']],
  [36, ['fixed 10', 'door 26']],
  [36.625, ['fixed 10.625', 'door 26']],
  [78, ['fixed 52', 'door 26']],
  [90, ['fixed 32', 'door 26', 'fixed 32']],
])('an opening of %s in is %s', (widthIn, parts) => {
  expect(splitOpening(widthIn, 28).map(({ role, widthIn: wide }) => `${role} ${wide}`)).toEqual(
    parts,
  )
})

it('adds up to the opening, with one door that is no wider than a door may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 22 * 16, max: 200 * 16 }), (sixteenths) => {
      const widthIn = sixteenths / 16
      const parts = splitOpening(widthIn, 28)
      expect(parts.reduce((sum, part) => sum + part.widthIn, 0)).toBeCloseTo(widthIn, 8)
      const doors = parts.filter(({ role }) => role === 'door')
      expect(doors).toHaveLength(1)
      expect(doors.every((door) => door.widthIn >= 22 && door.widthIn <= 28)).toBe(true)
    }),
  )
})

it('is one that the standard pair hangs: what is drawn is what the price without other hinges buys', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 22, max: 96 }),
      fc.integer({ min: 60, max: 80 }),
      (w, heightIn) => {
        const parts = splitOpening(w, divideAboveIn(shop))
        const said = advise(aShower(parts.map((part) => ({ ...part, heightIn }))), shop)
        expect(said.filter(({ level }) => level === 'block')).toEqual([])
        expect(said.map(({ rule }) => rule)).not.toContain('hinges')
      },
    ),
  )
})
