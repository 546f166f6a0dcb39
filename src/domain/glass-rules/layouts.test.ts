import { describe, expect, it } from 'vitest'
import { aShower, parts, shop } from '../../../tests/fixtures/glass-work'
import { showerLayouts } from '@/domain/pricing/types'
import type { Panel, QuoteRequest } from '@/domain/pricing/types'
import { priceQuote } from '@/domain/pricing/price-quote'
import { advise } from './advise'
import { hingeSide, isTurned, layoutOfRoles, rolesOfLayout } from './layouts'

const door = (widthIn: number, hinge?: 'left' | 'right'): Panel => ({
  ...{ widthIn, heightIn: 76, role: 'door' },
  ...(hinge ? { hinge } : {}),
})
const fixed = (widthIn: number, heightIn = 76): Panel => ({ widthIn, heightIn, role: 'fixed' })
const roles = (...all: Panel['role'][]) => all.map((role) => (role ? { role } : {}))
const rulesOf = (request: QuoteRequest) => advise(request, shop).map(({ rule }) => rule)

describe('hingeSide', () => {
  it('hangs a door at the wall it stands against, else at the nearer one', () => {
    expect(hingeSide(roles('fixed', 'door'), 1)).toBe('right')
    expect(hingeSide(roles('door', 'fixed'), 0)).toBe('left')
    expect(hingeSide(roles('door'), 0)).toBe('left')
    expect(hingeSide(roles('fixed', 'door', 'fixed'), 1)).toBe('right')
    expect(hingeSide(roles('fixed', 'door'), 0)).toBeNull()
  })

  it('hangs it where somebody said', () => {
    expect(hingeSide([door(28, 'right')], 0)).toBe('right')
  })
})

describe('layouts', () => {
  it('are told by their panels, but a corner, which has to be said', () => {
    for (const layout of showerLayouts) {
      const count = rolesOfLayout(layout).length
      if (isTurned(layout, count)) continue
      expect(layoutOfRoles(rolesOfLayout(layout))).toBe(layout)
    }
    expect(layoutOfRoles(['door', 'door'])).toBeNull()
    expect(layoutOfRoles(['door', 'fixed', 'fixed'])).toBeNull()
    expect(layoutOfRoles(['fixed', 'fixed', 'fixed'])).toBeNull()
  })

  it('say what each of their panels is, from the left, and turn with two or more', () => {
    expect(Object.fromEntries(showerLayouts.map((each) => [each, rolesOfLayout(each)]))).toEqual({
      single: ['fixed'],
      door: ['door'],
      door_panel: ['fixed', 'door'],
      panel_door_panel: ['fixed', 'door', 'fixed'],
      corner: ['door', 'fixed', 'fixed'],
      knee_return: ['door', 'fixed', 'fixed'],
    })
    expect(showerLayouts.filter((each) => isTurned(each, 2))).toEqual(['corner', 'knee_return'])
    expect(showerLayouts.filter((each) => isTurned(each, 1))).toEqual([])
  })

  it('never change a price', () => {
    const panels = [fixed(20), door(26), fixed(30)]
    const total = (over: Partial<QuoteRequest>) => {
      const priced = priceQuote(aShower(panels, over), shop)
      return priced.ok ? priced.quote.totalCost : null
    }
    for (const layout of showerLayouts) expect(total({ layout })).toBe(total({}))
  })
})

describe('a door hung on glass', () => {
  it('is one whose hinges are at a panel, and a wall beside it is the first way out', () => {
    expect(rulesOf(aShower([fixed(20), door(26)]))).not.toContain('door-on-glass')
    const [verdict] = advise(aShower([fixed(20), door(26, 'left')]), shop)
    expect(verdict).toMatchObject({ rule: 'door-on-glass', piece: 1, level: 'approval' })
    expect(verdict?.cure).toMatchObject({
      kind: 'other_side',
      change: { panels: [fixed(20), door(26, 'right')] },
    })
    expect(verdict?.otherWay).toMatchObject({ kind: 'header', hardwareId: parts.header })
  })

  it('is also one that hangs on what turns the corner or stands on a knee wall', () => {
    const corner = aShower([door(26, 'right'), fixed(30)], { layout: 'corner' })
    const knee = aShower([door(26, 'right'), fixed(30, 40)], { layout: 'knee_return' })
    expect(rulesOf(corner)).toContain('door-on-glass')
    expect(rulesOf(knee)).toContain('door-on-glass')
  })
})

describe('a wide enclosure', () => {
  it('is judged by what stands in one plane', () => {
    const panels = [fixed(30), door(28, 'left'), fixed(40)]
    expect(rulesOf(aShower(panels))).toContain('no-header')
    expect(rulesOf(aShower(panels, { layout: 'corner' }))).not.toContain('no-header')
    const wide = [fixed(70), door(28, 'left'), fixed(40)]
    expect(rulesOf(aShower(wide, { layout: 'corner' }))).toContain('no-header')
  })
})
