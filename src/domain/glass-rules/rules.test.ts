import { describe, expect, it } from 'vitest'
import { cases } from '../../../tests/fixtures/glass-rule-cases'
import { aPane, aShower, door, glass, shop } from '../../../tests/fixtures/glass-work'
import type { QuoteRequest } from '@/domain/pricing/types'
import { advise, cured } from './advise'
import { priceWithinRules } from './price-within-rules'
import { ruleNames } from './rule-names'
import { figuresOfRule } from './rule-words'

const spokenOf = (request: QuoteRequest) => advise(request, shop).map(({ rule }) => rule)

describe.each(ruleNames)('%s', (rule) => {
  it.each(cases[rule].silent)('is silent up to its limit: %j', (request) => {
    expect(spokenOf(request)).not.toContain(rule)
  })

  it.each(cases[rule].speaks)('speaks beyond it: %j', (request) => {
    expect(spokenOf(request)).toContain(rule)
  })

  it('has the figures that its words may name', () => {
    for (const request of cases[rule].speaks) {
      const verdict = advise(request, shop).find((each) => each.rule === rule)
      expect(Object.keys(verdict?.figures ?? {})).toEqual(
        expect.arrayContaining(figuresOfRule(rule)),
      )
    }
  })

  it('names where its figure is from', () => {
    expect(shop.glassRules.find((row) => row.rule === rule)?.source).not.toBe('')
  })

  it('is silent in a shop that switched it off', () => {
    const glassRules = shop.glassRules.filter((row) => row.rule !== rule)
    for (const request of cases[rule].speaks) {
      const spoken = advise(request, { ...shop, glassRules }).map((verdict) => verdict.rule)
      expect(spoken).not.toContain(rule)
    }
  })
})

describe('what a verdict says of a load', () => {
  it('is never rounded down to its limit', () => {
    const hardly = advise(aShower([door(28, 81)]), shop).find(({ rule }) => rule === 'hinges')
    expect(hardly?.load).toMatchObject({ of: 'door_lb', limit: 80 })
    expect(hardly?.figures).toMatchObject({ weight: 81, most: 80 })
  })
})

describe('the least area that is billed', () => {
  it('is not spoken of in a shop that has none', () => {
    const tables = { ...shop, settings: { ...shop.settings, minimumBilledSqFt: 0 } }
    const tiny = aPane(glass.annealed14, 2, 2)
    expect(advise(tiny, tables).map(({ rule }) => rule)).not.toContain('min-area')
    const said = advise(tiny, shop).find(({ rule }) => rule === 'min-area')
    expect(said).toMatchObject({ level: 'note', figures: { area: 0.03, billed: 3 } })
  })
})

describe('price and block', () => {
  /** Every case of every rule: none has both, and what is offered cures without a new block. */
  it('never stand together, and an offered cure makes its rule silent', () => {
    const all = Object.values(cases).flatMap(({ silent, speaks }) => [...silent, ...speaks])
    for (const request of all) {
      const priced = priceWithinRules(request, shop)
      const isBlocked = advise(request, shop).some(({ level }) => level === 'block')
      expect(priced.ok && isBlocked).toBe(false)
      const before = new Set(spokenOf(request))
      for (const { rule, cure } of advise(request, shop)) {
        if (!cure) continue
        const after = advise(cured(request, cure), shop)
        expect(after.map((verdict) => verdict.rule)).not.toContain(rule)
        const added = after.filter(
          ({ level, rule: other }) => level === 'block' && !before.has(other),
        )
        expect(added).toEqual([])
      }
    }
  })
})
