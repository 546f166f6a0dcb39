import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deepestTransom,
  doorsThatFit,
  fitStorefront,
  litesAllowed,
  setLite,
} from './fit-storefront'
import { layOutStorefront } from './lay-out-storefront'
import { mustBeSafe } from './front-safety'
import { doorChoices, storefrontShape, usualStorefront } from './storefront'
import type { Storefront } from './storefront'

const widths = (front: Storefront) => layOutStorefront(front).bays.map(({ widthIn }) => widthIn)

const anyFront = fc.record({
  widthIn: fc.integer({ min: 48, max: 600 }),
  heightIn: fc.integer({ min: 84, max: 240 }),
  doors: fc.constantFrom(...doorChoices),
  transomIn: fc.integer({ min: 0, max: 240 }),
  lites: fc.array(fc.option(fc.integer({ min: 12, max: 300 })), { maxLength: 16 }),
})

describe('a storefront', () => {
  it('of 20 by 10 feet has a pair of doors between four lites of 42 in, under a transom', () => {
    const { bays, panes, rowIn, doorIn } = layOutStorefront(usualStorefront)
    expect(bays.map(({ kind, widthIn }) => [kind, widthIn])).toEqual([
      ['lite', 42],
      ['lite', 42],
      ['doors', 72],
      ['lite', 42],
      ['lite', 42],
    ])
    expect([rowIn, doorIn, panes.length]).toEqual([84, 84, 11])
    expect(panes[0]).toMatchObject({ place: 'lite', widthIn: 41, heightIn: 83 })
  })

  it('shares among the other lites what one that is set by hand leaves', () => {
    expect(widths(setLite(usualStorefront, 1, 60))).toEqual([36, 60, 72, 36, 36])
    expect(widths(setLite(usualStorefront, 1, 999))).toEqual([12, 132, 72, 12, 12])
    expect(widths(setLite(setLite(usualStorefront, 1, 60), 0, 30))).toEqual([30, 60, 72, 39, 39])
  })

  it('has a pane over doors that do not reach the head', () => {
    const { panes } = layOutStorefront({ ...usualStorefront, transomIn: 0 })
    expect(panes.filter(({ place }) => place === 'above')).toEqual([
      expect.objectContaining({ bay: 2, widthIn: 71, heightIn: 35 }),
    ])
  })

  it('is fitted: every bay has room, the bays fill the width, and no pane is smaller than glass is', () => {
    fc.assert(
      fc.property(anyFront, (asked) => {
        const front = fitStorefront(asked)
        expect(fitStorefront(front)).toEqual(front)
        expect(storefrontShape.safeParse(front).success).toBe(true)
        expect(doorsThatFit(front.widthIn)).toContain(front.doors)
        const { bays, panes } = layOutStorefront(front)
        expect(bays.reduce((sum, { widthIn }) => sum + widthIn, 0)).toBeCloseTo(front.widthIn)
        for (const bay of bays) expect(bay.widthIn).toBeGreaterThanOrEqual(11.99)
        for (const pane of panes) {
          expect(Math.min(pane.widthIn, pane.heightIn)).toBeGreaterThan(4)
          expect(pane.bottomIn + pane.heightIn).toBeLessThanOrEqual(front.heightIn)
        }
        expect(front.transomIn).toBeLessThanOrEqual(deepestTransom(front))
        expect(front.lites.length).toBeLessThanOrEqual(litesAllowed(front).most)
      }),
      { numRuns: 500 },
    )
  })
})

describe('safety glass in a front', () => {
  const safeIn = (front: Storefront) => {
    const layout = layOutStorefront(front)
    return layout.panes.map((pane) => mustBeSafe(pane, layout, []))
  }

  it('stands in doors, beside them and where a pane is large and low: six of eleven', () => {
    expect(safeIn(usualStorefront).filter(Boolean)).toHaveLength(6)
  })

  it('is not asked for above the doors, nor in small lites away from them', () => {
    const front: Storefront = { ...usualStorefront, lites: Array.from({ length: 14 }, () => null) }
    const layout = layOutStorefront(front)
    const first = layout.panes.find(({ place }) => place === 'lite')
    // 12 in by 7 ft is under nine square feet, and more than 24 in from the doors
    expect(first && mustBeSafe(first, layout, [])).toBe(false)
    const above = layout.panes.filter(({ place }) => place === 'above')
    expect(above.some((pane) => mustBeSafe(pane, layout, []))).toBe(false)
    const beside = layout.panes.filter(({ bay, place }) => bay === 6 && place === 'lite')
    expect(beside.every((pane) => mustBeSafe(pane, layout, []))).toBe(true)
  })
})
