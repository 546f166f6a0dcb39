import { describe, expect, it } from 'vitest'
import { aPane, aShower, glass, half, parts, shop } from '../../../tests/fixtures/glass-work'
import type { QuoteRequest } from '@/domain/pricing/types'
import { advise, cured } from './advise'
import { priceInDetail } from '@/domain/pricing/price-quote'
import { changesInTotal, priceOfCure, priceWithinRules, wayOut } from './price-within-rules'
import { runsIn } from './layouts'
import { ruleNames } from './rule-names'
import { figuresOfRule } from './rule-words'
import { figuresOfCure } from './say-verdict'
import type { RuleName } from './rule-names'

const door = (widthIn: number, heightIn: number) => ({ widthIn, heightIn, role: 'door' as const })
const fixed = (widthIn: number, heightIn: number) => ({ widthIn, heightIn, role: 'fixed' as const })
const heavy = { hardware: [{ id: parts.heavyThree, quantity: 1 }] }
const largest = { hardware: [{ id: parts.largest, quantity: 1 }] }
const headerOf = (feet: number) => ({ hardware: [{ id: parts.header, quantity: feet }] })
const sold = (product: string) => ({ serviceType: 'commercial_inquiry', product })
const film = { finishId: 9 }
const site = (answer: object) => ({ site: answer })
const mirrors = { serviceType: 'mirrors_tabletops_quote' }

type Case = { silent: QuoteRequest[]; speaks: QuoteRequest[] }

/** Each rule at its limit and just below, where it is silent, and just beyond. */
const cases: Record<RuleName, Case> = {
  'height-3-8': {
    silent: [aShower([fixed(30, 83.9375)]), aShower([fixed(30, 84)])],
    speaks: [aShower([fixed(30, 84.0625)]), aShower([fixed(30, 76), fixed(20, 90)])],
  },
  'height-1-2': {
    silent: [aShower([fixed(30, 119)], half), aShower([fixed(30, 120)], half)],
    speaks: [aShower([fixed(30, 120.0625)], half)],
  },
  'panel-narrow': {
    silent: [aShower([fixed(3, 76)]), aShower([fixed(3.0625, 76)])],
    speaks: [aShower([fixed(2.9375, 76)])],
  },
  'temper-min': {
    silent: [aShower([fixed(6, 8)]), aShower([fixed(6, 8.0625)])],
    speaks: [aShower([fixed(6, 7.9375)]), aPane(glass.tempered14, 6, 7.9375)],
  },
  'thin-edge': {
    silent: [
      aPane(glass.annealed18, 20, 20),
      aPane(glass.annealed14, 20, 20, { hardware: [{ id: parts.edges, quantity: 1 }] }),
    ],
    speaks: [
      aPane(glass.annealed18, 20, 20, { hardware: [{ id: parts.edges, quantity: 1 }] }),
      aPane(glass.mirrorThin, 20, 20, mirrors),
    ],
  },
  'mirror-temper': {
    silent: [aPane(glass.mirror, 20, 20, mirrors)],
    speaks: [aPane(glass.mirrorTempered, 20, 20, mirrors)],
  },
  'ig-temper': {
    silent: [aPane(glass.unitInch, 72, 100), aPane(glass.unitInchTempered, 72, 101)],
    speaks: [aPane(glass.unitInch, 72, 100.0625)],
  },
  'safety-door': {
    silent: [
      aPane(glass.annealed14, 20, 20),
      aPane(glass.annealed14, 20, 20, { safety: { door: false } }),
      aPane(glass.tempered14, 20, 20, { safety: { door: true } }),
      aPane(glass.annealed14, 20, 20, sold('storefronts')),
      aPane(glass.tempered14, 36, 84, sold('pivot_doors')),
    ],
    speaks: [
      aPane(glass.annealed14, 36, 84, sold('pivot_doors')),
      aPane(glass.annealed14, 20, 20, { safety: { door: true } }),
      aPane(glass.annealed18, 30, 76, { serviceType: 'door_replacement' }),
      aPane(glass.unitInch, 20, 20, { safety: { door: true } }),
    ],
  },
  'safety-wet': {
    silent: [aPane(glass.annealed14, 20, 20, { safety: { wet: false } })],
    speaks: [aPane(glass.annealed14, 20, 20, { safety: { wet: true } })],
  },
  'safety-low': {
    silent: [
      aPane(glass.annealed14, 36, 36, { safety: { low: true } }),
      aPane(glass.annealed14, 36, 37, { safety: { low: false } }),
    ],
    speaks: [aPane(glass.annealed14, 36, 36.0625, { safety: { low: true } })],
  },
  'safety-stairs': {
    silent: [aPane(glass.annealed14, 20, 20, { safety: {} })],
    speaks: [aPane(glass.annealed14, 20, 20, { safety: { stairs: true } })],
  },
  'safety-unknown': {
    silent: [
      aPane(glass.annealed14, 20, 20, { safety: { stairs: false } }),
      aPane(glass.tempered14, 20, 20, { safety: { stairs: 'unknown' } }),
      aPane(glass.annealed14, 36, 36, { safety: { low: 'unknown' } }),
      aPane(glass.annealed14, 20, 20, { ...mirrors, safety: { wet: 'unknown' } }),
    ],
    speaks: [
      aPane(glass.annealed14, 20, 20, { safety: { stairs: 'unknown' } }),
      aPane(glass.annealed14, 36, 36.0625, { safety: { low: 'unknown' } }),
    ],
  },
  'safety-open': {
    silent: [
      aPane(glass.tempered14, 20, 20, { safety: { door: true, wet: false } }),
      aPane(glass.tempered14, 36, 36, { safety: { low: 'unknown' } }),
      aPane(glass.annealed14, 20, 20, { safety: { door: 'unknown' } }),
    ],
    speaks: [
      aPane(glass.tempered14, 20, 20, { safety: { door: 'unknown' } }),
      aPane(glass.tempered14, 36, 36.0625, { safety: { low: 'unknown' } }),
    ],
  },
  'door-walk': {
    silent: [aShower([door(22, 76)]), aShower([fixed(10, 76)])],
    speaks: [aShower([door(21.9375, 76)])],
  },
  'door-swing': {
    silent: [aShower([door(26, 76)])],
    speaks: [aShower([{ ...door(26, 76), swing: 'in' }])],
  },
  hinges: {
    silent: [
      aShower([door(28, 80)]),
      aShower([door(22.1, 80)], half),
      aShower([door(30, 80)], { hardware: [{ id: parts.third, quantity: 1 }] }),
    ],
    speaks: [
      aShower([door(28.0625, 76)]),
      aShower([door(22.2, 80)], half),
      aShower([door(30, 80), fixed(20, 80)]),
    ],
  },
  'hinges-none': {
    silent: [aShower([door(39, 76)]), aShower([door(36, 80)], half), aShower([fixed(41, 76)])],
    speaks: [aShower([door(39.0625, 76)]), aShower([door(36, 90)], half)],
  },
  'temper-min-side': {
    silent: [aPane(glass.tempered14, 7, 20), aShower([fixed(6, 76)])],
    speaks: [aPane(glass.tempered14, 6.9375, 20)],
  },
  'panel-narrow-hardware': {
    silent: [aShower([fixed(5.5, 76)])],
    speaks: [aShower([fixed(5.4375, 76)])],
  },
  'temper-max': {
    silent: [aShower([fixed(72, 80)]), aPane(glass.tempered14, 120, 72)],
    speaks: [aShower([fixed(72.0625, 80)]), aPane(glass.tempered14, 120.0625, 20)],
  },
  'sheet-max': {
    silent: [aPane(glass.annealed14, 120, 72)],
    speaks: [aPane(glass.annealed14, 72.5, 90), aPane(glass.annealed14, 121, 20)],
  },
  'ig-area': {
    silent: [aPane(glass.unitHalf, 36, 56), aPane(glass.unitInch, 72, 100)],
    speaks: [aPane(glass.unitHalf, 36, 56.0625)],
  },
  'ig-oa': {
    silent: [aPane(glass.unitInchTempered, 87, 137)],
    speaks: [aPane(glass.unitInchTempered, 87.0625, 90), aPane(glass.unitInch, 20, 137.0625)],
  },
  'door-width': {
    silent: [aShower([door(36, 76)], heavy), aShower([door(39, 76)], largest)],
    speaks: [aShower([door(36.0625, 76)], heavy)],
  },
  'door-on-glass': {
    silent: [
      aShower([fixed(20, 76), door(26, 76)]),
      aShower([fixed(20, 76), door(26, 76), fixed(20, 76)], {
        hardware: [{ id: parts.header, quantity: 6 }],
      }),
    ],
    speaks: [
      aShower([fixed(20, 76), door(26, 76), fixed(20, 76)]),
      aShower([fixed(20, 76), door(26, 76), fixed(20, 76)], headerOf(5)),
    ],
  },
  'no-header': {
    silent: [
      aShower([fixed(48, 76), fixed(48, 76)]),
      aShower([fixed(48, 76), fixed(49, 76)], headerOf(9)),
      aShower([fixed(48, 76), fixed(60, 76), fixed(36, 76)], { ...headerOf(9), layout: 'corner' }),
    ],
    speaks: [
      aShower([fixed(48, 76), fixed(48.0625, 76)]),
      aShower([fixed(48, 76), fixed(49, 76)], headerOf(8)),
    ],
  },
  plumb: {
    silent: [aShower([fixed(30, 76)], site({ outOfPlumb: false }))],
    speaks: [aShower([fixed(30, 76)], site({ outOfPlumb: true }))],
  },
  'weight-carry': {
    silent: [aShower([fixed(50, 84)])],
    speaks: [aShower([fixed(51, 84)])],
  },
  'dim-unit': { silent: [aShower([fixed(30, 24)])], speaks: [aShower([fixed(30, 23.9375)])] },
  'height-3-8-bow': {
    silent: [aShower([fixed(30, 80)]), aShower([fixed(30, 90)])],
    speaks: [aShower([fixed(30, 80.0625)])],
  },
  'door-width-3-8': {
    silent: [aShower([door(30, 76)]), aShower([door(34, 76)], { ...half, ...heavy })],
    speaks: [aShower([door(30.0625, 76)], heavy)],
  },
  'door-walk-tight': {
    silent: [aShower([door(24, 76)]), aShower([door(20, 76)])],
    speaks: [aShower([door(23.9375, 76)])],
  },
  tile: {
    silent: [aShower([fixed(30, 76)], site({}))],
    speaks: [aShower([fixed(30, 76)], site({ tileUnfinished: true }))],
  },
  'min-area': {
    silent: [aPane(glass.annealed14, 18, 24), aPane(glass.annealed14, 18, 24.0625)],
    speaks: [
      aPane(glass.annealed14, 18, 23.9375),
      aShower([fixed(30, 76), fixed(6, 71)]),
      aPane(glass.annealed14, 1, 1, { panels: undefined, widthFt: 1.5, heightFt: 1.99 }),
    ],
  },
  'film-ig': {
    silent: [aPane(glass.unitInch, 20, 20), aPane(glass.annealed14, 20, 20, film)],
    speaks: [aPane(glass.unitInch, 20, 20, film)],
  },
}

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

describe('what cures a verdict', () => {
  const cureOf = (request: QuoteRequest, rule: RuleName) =>
    advise(request, shop).find((verdict) => verdict.rule === rule)?.cure

  it('hangs a heavy door on the cheapest set that carries it, and keeps the rest of the hardware', () => {
    const coated = { hardware: [{ id: 99, quantity: 1 }] }
    expect(cureOf(aShower([door(30, 80)], coated), 'hinges')).toMatchObject({
      kind: 'hinges',
      hardwareId: parts.third,
      change: { hardware: [...coated.hardware, { id: parts.third, quantity: 1 }] },
    })
    expect(cureOf(aShower([door(34, 80)]), 'hinges')?.hardwareId).toBe(parts.heavyPair)
    expect(cureOf(aShower([door(36, 80)], half), 'hinges')?.hardwareId).toBe(parts.heavyThree)
  })

  it('names what it adds as it stands within a sentence', () => {
    const cure = cureOf(aShower([door(30, 80)]), 'hinges')
    expect(cure && figuresOfCure(cure, shop).hardware).toBe('hinges 12')
  })

  it('takes a set away that carries nothing, and takes one a door', () => {
    const wrong = { hardware: [{ id: parts.heavyPair, quantity: 1 }] }
    expect(cureOf(aShower([door(38, 76)], wrong), 'hinges')?.change.hardware).toEqual([
      { id: parts.largest, quantity: 1 },
    ])
    expect(cureOf(aShower([door(30, 80), door(30, 80)]), 'hinges')?.change.hardware).toEqual([
      { id: parts.third, quantity: 2 },
    ])
  })

  it('divides a door that nothing carries, and offers nothing where that does not help', () => {
    expect(cureOf(aShower([door(45, 76)]), 'hinges-none')?.change.panels).toEqual([
      fixed(19, 76),
      door(26, 76),
    ])
    expect(cureOf(aShower([door(45, 100)], half), 'hinges-none')).toBeNull()
  })

  it('of a door that nothing carries begins with the panel that is there, not with one more', () => {
    const [none] = advise(aShower([fixed(20, 76), door(41, 76)]), shop)
    expect(none).toMatchObject({
      rule: 'hinges-none',
      level: 'block',
      figures: { width: '41', most: 140, widest: '39' },
      load: { of: 'width_in', value: 41, limit: 39 },
      cure: { kind: 'narrower', change: { panels: [fixed(33, 76), door(28, 76)] } },
    })
  })

  it('offers the widest door that any hinges carry, with them, where that is near', () => {
    const offered = (request: QuoteRequest) => {
      const [none] = advise(request, shop)
      const ways = [none?.cure, none?.otherWay]
      return ways.find((way) => way?.kind === 'narrower_on_hinges')
    }
    expect(offered(aShower([fixed(20, 76), door(41, 76)]))).toMatchObject({
      figures: { inches: '39' },
      hardwareId: parts.largest,
      change: {
        panels: [fixed(22, 76), door(39, 76)],
        hardware: [{ id: parts.largest, quantity: 1 }],
      },
    })
    expect(offered(aShower([door(41, 76)]))?.change.panels).toEqual([door(39, 76)])
    // heavy rather than wide: three hinges carry as much, for less
    expect(offered(aShower([fixed(20, 90), door(36, 90)], half))).toMatchObject({
      figures: { inches: '34' },
      hardwareId: parts.heavyThree,
    })
    expect(offered(aShower([fixed(20, 76), door(45, 76)]))).toBeUndefined()
  })

  it('takes the thicker glass for a tall panel, while that is made so tall', () => {
    expect(cureOf(aShower([fixed(30, 90)]), 'height-3-8')).toMatchObject({ kind: 'thicker' })
    expect(cureOf(aShower([fixed(30, 130)]), 'height-3-8')).toMatchObject({ kind: 'lower' })
  })

  it('puts one header over both reasons for it', () => {
    const request = aShower([fixed(36, 80), door(26, 80), fixed(36, 80)])
    const header = { hardware: [{ id: parts.header, quantity: 9 }] }
    expect(cureOf(request, 'no-header')?.change).toEqual(header)
    expect(cureOf(request, 'door-on-glass')?.change).toEqual(header)
  })

  it('lengthens a header that is too short, in its place', () => {
    const short = aShower([fixed(20, 76), door(26, 76), fixed(20, 76)], headerOf(1))
    expect(cureOf(short, 'door-on-glass')?.change).toEqual(headerOf(6))
  })

  it('leaves an opening as wide as it was measured', () => {
    const opening = { sizes: 'opening' as const }
    const waysOut = (request: QuoteRequest) =>
      advise(request, shop).flatMap(({ cure, otherWay }) => [cure, otherWay])
    const narrow = waysOut(aShower([door(30, 80)], opening))
    expect(narrow.map((cure) => cure?.kind)).toContain('hinges')
    for (const request of [
      aShower([door(21, 76)], opening),
      aShower([door(30, 80)], opening),
      aShower([door(40, 76)], opening),
      aShower([door(41, 76), fixed(30, 76)], { ...opening, layout: 'corner' }),
    ]) {
      const runs = runsIn(request.panels ?? [], request.layout)
      for (const cure of waysOut(request)) {
        expect(runsIn(cure?.change.panels ?? request.panels ?? [], request.layout)).toEqual(runs)
      }
    }
  })

  it('takes safety glass of the thickness, or of the next one that is made safe', () => {
    const near = { safety: { door: true } }
    expect(cureOf(aPane(glass.annealed14, 20, 20, near), 'safety-door')?.change).toEqual({
      glassTypeId: glass.tempered14,
      thicknessMm: 6.35,
    })
    expect(cureOf(aPane(glass.annealed18, 20, 20, near), 'safety-door')?.change).toEqual({
      glassTypeId: glass.tempered316,
      thicknessMm: 4.7625,
    })
  })
})

describe('the way out of a block', () => {
  it('comes to what its fix says, beside the price that the work would have', () => {
    const heavy = aShower([door(30, 80)])
    const out = wayOut(heavy, shop)
    const cure = advise(heavy, shop)[0]?.cure
    expect(out?.cures.map(({ kind }) => kind)).toEqual(['hinges'])
    expect(cure && priceOfCure(heavy, cure, shop)?.total).toBe(out?.total)
  })

  it('says of a choice what the total then rises by, overhead and tax in it', () => {
    const heavy = aShower([door(30, 80)])
    const cure = advise(heavy, shop)[0]?.cure
    if (!cure) throw new Error('the door is not too heavy')
    const total = (request: QuoteRequest) => {
      const priced = priceInDetail(request, shop)
      if (!priced.ok) throw new Error('it has no price')
      return priced.quote
    }
    const [before, after] = [total(heavy), total(cured(heavy, cure))]
    const [change, back] = [
      ...changesInTotal(heavy, [cure.change], shop),
      ...changesInTotal(cured(heavy, cure), [{ hardware: heavy.hardware }], shop),
    ]
    expect(change?.adds).toBeCloseTo(after.totalCost - before.totalCost, 6)
    expect(change?.adds).toBeGreaterThan(after.totalHardwareCost - before.totalHardwareCost)
    expect(change).toMatchObject({ hasTax: true, currencyCode: 'USD' })
    expect(priceOfCure(heavy, cure, shop)?.adds).toBe(change?.adds)
    expect(back?.adds).toBe(-(change?.adds ?? 0))
  })

  it('cures one block after the other', () => {
    const twice = aShower([{ ...door(30, 80), swing: 'in' }])
    expect(wayOut(twice, shop)?.cures.map(({ kind }) => kind)).toEqual(['outward', 'hinges'])
  })

  it('is none where nothing blocks, or nothing helps', () => {
    expect(wayOut(aShower([fixed(30, 76)]), shop)).toBeNull()
    expect(wayOut(aShower([door(45, 100)], half), shop)).toBeNull()
  })

  it('may be a narrower door, whose width goes to the panel beside it', () => {
    const [full] = advise(aShower([fixed(20, 80), door(30, 80), fixed(20, 80)]), shop)
    expect(full?.otherWay).toMatchObject({
      kind: 'narrower',
      change: { panels: [fixed(22, 80), door(28, 80), fixed(20, 80)] },
    })
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
