import { describe, expect, it } from 'vitest'
import { aShower, shop } from '../../../tests/fixtures/glass-work'
import { advise } from './advise'
import { standardPair, strongestSet } from './hinge-sets'
import { divideAboveIn, doorLimits, widestDoorIn } from './usual-door'

const tables = (mostIn: number, withLargestIn: number) => ({
  ...shop,
  glassRules: shop.glassRules.map((row) =>
    row.rule === 'door-width'
      ? {
          ...row,
          figures: [
            { key: 'mostIn' as const, value: mostIn, thicknessMm: null },
            { key: 'withLargestIn' as const, value: withLargestIn, thicknessMm: null },
          ],
        }
      : row,
  ),
})

describe('the widths of a door', () => {
  it('come from the rule that the builder judges by, also where the shop changes it', () => {
    expect(doorLimits(shop)).toEqual({ usualIn: 36, withLargestIn: 39 })
    expect(divideAboveIn(shop)).toBe(standardPair(shop)?.mostIn)
    expect(strongestSet(shop)?.mostIn).toBe(39)
    const narrower = tables(34, 37)
    expect([widestDoorIn(shop), widestDoorIn(narrower)]).toEqual([39, 37])
    const largest = shop.hardware.find(({ carries }) => carries?.mostIn === 39)
    const door = (widthIn: number) =>
      aShower([{ widthIn, heightIn: 76, role: 'door' }], {
        hardware: [{ id: largest?.id ?? 0, quantity: 1 }],
      })
    const spoken = (widthIn: number) => advise(door(widthIn), narrower).map(({ rule }) => rule)
    expect(spoken(37)).not.toContain('door-width')
    expect(spoken(37.0625)).toContain('door-width')
  })

  it('divides as the trade does in a shop that keeps no rule', () => {
    expect(divideAboveIn({ glassRules: [] })).toBe(26)
    expect([widestDoorIn({ glassRules: [] }), widestDoorIn(null)]).toEqual([Infinity, Infinity])
  })
})
