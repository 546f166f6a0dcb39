import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aShower, shop } from '../../../tests/fixtures/glass-work'
import { priceQuote } from '@/domain/pricing/price-quote'
import { readRequest } from '@/domain/pricing/read-request'
import { showerLayouts } from '@/domain/pricing/types'
import type { Panel, ShowerLayout } from '@/domain/pricing/types'
import { advise } from './advise'
import { glassOfOpening, glassToMake } from './glass-of-opening'
import { isTurned, rolesOfLayout } from './layouts'

const fixed = (widthIn: number, heightIn = 80): Panel => ({ widthIn, heightIn, role: 'fixed' })
const door = (widthIn: number, heightIn = 80): Panel => ({ widthIn, heightIn, role: 'door' })
const made = (panels: Panel[], layout?: ShowerLayout) =>
  (glassOfOpening({ panels, layout }, shop) ?? []).map(({ widthIn, heightIn, gaps }) => ({
    size: [widthIn, heightIn],
    gaps: [gaps.left, gaps.right, gaps.below],
  }))

describe('the glass of an opening', () => {
  it('of a single panel reaches from its channel as far as it was asked to', () => {
    expect(made([fixed(36)], 'single')).toEqual([
      { size: [35.875, 79.8125], gaps: [0.125, 0, 0.1875] },
    ])
  })

  it('of a door alone loses its hinges, its free side and what is under it', () => {
    expect(made([door(28)], 'door')).toEqual([
      { size: [27.6875, 79.625], gaps: [0.1875, 0.125, 0.375] },
    ])
  })

  it('of a panel and a door takes the joint off the door', () => {
    expect(made([fixed(34), door(26)], 'door_panel')).toEqual([
      { size: [33.875, 79.8125], gaps: [0.125, 0, 0.1875] },
      { size: [25.625, 79.625], gaps: [0.1875, 0.1875, 0.375] },
    ])
  })

  it('of a door between panels hangs it on the one where its hinges are', () => {
    const right = made([fixed(22), door(28), fixed(20)], 'panel_door_panel')
    expect(right.map(({ gaps }) => gaps)).toEqual([
      [0.125, 0, 0.1875],
      [0.1875, 0.1875, 0.375],
      [0, 0.125, 0.1875],
    ])
    const alone = { ...shop, glassRules: shop.glassRules.map(withoutHingeOnGlass) }
    const panels = [fixed(22), { ...door(28), hinge: 'left' as const }, fixed(20)]
    expect(glassOfOpening({ panels }, alone)?.[1]?.gaps).toMatchObject({ left: 0, right: 0.1875 })
  })

  it.each(['corner', 'knee_return'] as const)(
    'of a %s takes the corner off what runs back',
    (at) => {
      expect(made([fixed(22), door(28), fixed(36)], at).map(({ gaps }) => gaps)).toEqual([
        [0.125, 0, 0.1875],
        [0.1875, 0.1875, 0.375],
        [0.125, 0.125, 0.1875],
      ])
      expect(made([fixed(40), fixed(36)], at).map(({ gaps }) => gaps)).toEqual([
        [0.125, 0, 0.1875],
        [0.125, 0.125, 0.1875],
      ])
    },
  )

  it('of two panels in one plane, and of two doors, takes one joint once', () => {
    expect(made([fixed(30), fixed(30)]).map(({ gaps }) => gaps.slice(0, 2))).toEqual([
      [0.125, 0],
      [0.125, 0.125],
    ])
    expect(made([door(30), door(30)]).map(({ gaps }) => gaps.slice(0, 2))).toEqual([
      [0.1875, 0.1875],
      [0, 0.1875],
    ])
  })

  it('goes down to the sixteenth, and is not known where the shop keeps no gaps', () => {
    expect(made([fixed(36.3)])[0]?.size[0]).toBe(36.125)
    expect(glassOfOpening({ panels: [fixed(36)] }, { glassRules: [] })).toBeNull()
  })

  it('is no other than the sizes where those are of glass', () => {
    expect(glassToMake(aShower([fixed(36)]), shop)).toBeNull()
    expect(glassToMake(aShower([fixed(36)], { sizes: 'opening' }), shop)).toHaveLength(1)
  })
})

const sixteenths = (least: number, most: number) =>
  fc.integer({ min: least * 16, max: most * 16 }).map((count) => count / 16)

const openings = fc.constantFrom(...showerLayouts).chain((layout) => {
  const panels = rolesOfLayout(layout).map((role) =>
    fc.record(
      {
        widthIn: sixteenths(4, 60),
        heightIn: sixteenths(30, 100),
        role: fc.constant(role),
        hinge: fc.constantFrom('left' as const, 'right' as const),
      },
      { requiredKeys: ['widthIn', 'heightIn', 'role'] },
    ),
  )
  return fc.record({ layout: fc.constant(layout), panels: fc.tuple(...panels) })
})

describe('whatever the opening', () => {
  it('its glass is never larger, and with its gaps comes to the opening again, to the sixteenth', () => {
    fc.assert(
      fc.property(openings, ({ layout, panels }) => {
        const glass = glassOfOpening({ panels, layout }, shop) ?? []
        const runs = isTurned(layout, panels.length)
          ? [panels.slice(0, -1), panels.slice(-1)]
          : [panels]
        let next = 0
        for (const run of runs) {
          const opening = run.reduce((sum, { widthIn }) => sum + widthIn, 0)
          const filled = glass
            .slice(next, (next += run.length))
            .reduce((sum, { widthIn, gaps }) => sum + gaps.left + widthIn + gaps.right, 0)
          expect(filled).toBe(opening)
        }
        for (const [index, { widthIn, heightIn, gaps }] of glass.entries()) {
          const share = panels[index]
          expect(widthIn).toBeLessThanOrEqual(share?.widthIn ?? 0)
          expect(heightIn + gaps.below).toBe(share?.heightIn)
          expect(Number.isInteger(widthIn * 16)).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('costs what its sizes cost, and the rules look at the glass where it is narrow', () => {
    fc.assert(
      fc.property(openings, ({ layout, panels }) => {
        const asGlass = aShower(panels, { layout })
        const asOpening = { ...asGlass, sizes: 'opening' as const }
        expect(priceQuote(asOpening, shop)).toEqual(priceQuote(asGlass, shop))
      }),
      { numRuns: 500 },
    )
    const rules = (sizes: object) =>
      advise(aShower([fixed(3, 76)], sizes), shop).map(({ rule }) => rule)
    expect(rules({})).not.toContain('panel-narrow')
    expect(rules({ sizes: 'opening' })).toContain('panel-narrow')
  })
})

describe('a request', () => {
  it('says opening of showers alone, and glass as if nothing were said', () => {
    const read = (over: object) => {
      const outcome = readRequest({ ...aShower([fixed(36)]), ...over })
      return outcome.ok ? outcome.request.sizes : outcome.problems
    }
    expect(read({ sizes: 'opening' })).toBe('opening')
    expect(read({ sizes: 'glass' })).toBeUndefined()
    expect(read({ sizes: 'something' })).toBeUndefined()
    expect(read({ sizes: 'opening', serviceType: 'window_replacement' })).toBeUndefined()
  })
})

function withoutHingeOnGlass<Rule extends { figures: { key: string }[] }>(rule: Rule): Rule {
  return { ...rule, figures: rule.figures.filter(({ key }) => key !== 'hingedAtGlassIn') }
}
