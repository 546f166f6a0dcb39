import { describe, expect, it } from 'vitest'
import {
  aPane,
  aShower,
  door,
  fixed,
  glass,
  half,
  headerOf,
  parts,
  shop,
} from '../../../tests/fixtures/glass-work'
import { priceInDetail } from '@/domain/pricing/price-quote'
import type { QuoteRequest } from '@/domain/pricing/types'
import { advise, cured } from './advise'
import { runsIn } from './layouts'
import { changesInTotal, priceOfCure, wayOut } from './price-within-rules'
import type { RuleName } from './rule-names'
import { figuresOfCure } from './say-verdict'

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
    const typed = { ...shop, hardware: shop.hardware.map((row) => ({ ...row, name: 'Hinges 4"' })) }
    expect(cure && figuresOfCure(cure, typed).hardware).toBe('hinges\u00a04″')
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
