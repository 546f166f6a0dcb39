import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyShower } from '@/builder/shower/shower-draft'
import { showerRequest } from '@/builder/shower/shower-request'
import { openingRequest } from '@/domain/pricing/opening-request'
import type { HardwareItem } from '@/domain/pricing/types'
import { servicesOf } from '@/domain/services-catalogue/services'
import { formatInches } from '@/domain/measure/format-length'
import { fitStorefront } from '@/domain/storefront/fit-storefront'
import { offeredFrontGlass } from '@/domain/storefront/front-glass'
import { rangeOfStorefront } from '@/domain/storefront/front-range'
import { usualStorefront } from '@/domain/storefront/storefront'
import {
  aGlassType,
  tables as priced,
  usualGlassRules,
} from '../../../tests/fixtures/pricing-tables'
import { priceOpening } from './price-opening'

const tables = { ...priced, glassRules: usualGlassRules }
const shower = { service: 'shower_glass_quote' } as const
const size = { widthIn: 36, heightIn: 76 }

describe('the price of an opening', () => {
  it('is that of the worked example, with all that was assumed', () => {
    expect(priceOpening(shower, size, tables)).toMatchObject({
      kind: 'figure',
      total: 1018.09,
      currencyCode: 'USD',
      hasTax: true,
      assumed: { inches: '3/8', region: 'Texas' },
    })
  })

  it('is asked for with the request that the builder would make of the same choices', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 48, max: 1300 }),
        fc.integer({ min: 160, max: 1344 }),
        (w, h) => {
          const [widthIn, heightIn] = [w / 16, h / 16]
          const sizes = { width: formatInches(widthIn), height: formatInches(heightIn) }
          const draft = { ...emptyShower(sizes), thicknessMm: 9.525, finishKey: 'standard_clear' }
          const built = showerRequest(draft, tables, shower.service)
          const asked = openingRequest(shower, { widthIn, heightIn }, tables)
          expect(asked.ok && asked.request).toEqual(built.ok && built.request)
        },
      ),
    )
  })

  it('is asked for first where the panes of a sealed unit are larger than the furnace', () => {
    const unit = aGlassType({
      id: 78,
      category: 'insulated',
      thicknessMm: 25.4,
      safety: 'tempered',
    })
    const shop = { ...tables, glassTypes: [...tables.glassTypes, unit] }
    const door = { service: 'door_replacement' } as const
    expect(priceOpening(door, { widthIn: 130, heightIn: 80 }, shop)).toMatchObject({
      kind: 'figure',
      approval: { title: 'Larger than one sheet' },
    })
    expect(priceOpening(door, { widthIn: 34, heightIn: 80 }, shop)).toMatchObject({
      approval: null,
    })
  })

  it('holds a coating that the list has, says so, and is none where the list lacks it', () => {
    const coating: HardwareItem = {
      ...{ id: 77, name: 'Recubrimiento Low-E', officeName: 'Low-E coating', description: null },
      ...{ cost: 4.25, unitOfMeasure: 'psf', offeredFor: ['replacement'], fits: ['window'] },
      ...{ part: null, carries: null, metal: null },
    }
    const shop = { ...tables, hardware: [...tables.hardware, coating] }
    const pane = { widthIn: 30, heightIn: 40 }
    const window = { service: 'window_replacement' } as const
    const coated = priceOpening({ ...window, coating: 'low_e' }, pane, shop)
    expect(coated).toMatchObject({
      kind: 'figure',
      assumed: { glass: expect.stringMatching(/^Sealed unit\s.*, Recubrimiento Low-E$/) },
      request: { hardware: [{ id: 77, quantity: 1 }] },
    })
    const bare = priceOpening(window, pane, shop)
    if (coated.kind !== 'figure' || bare.kind !== 'figure') throw new Error('Neither has a price.')
    expect(coated.total).toBeGreaterThan(bare.total)
    expect(priceOpening({ ...window, coating: 'low_e' }, pane, { ...shop, hardware: [] })).toEqual({
      kind: 'none',
    })
  })

  it('takes a replaced pane in the thickness that was chosen, and none that is not sold', () => {
    const pane = { widthIn: 30, heightIn: 40 }
    const window = { service: 'window_replacement', category: 'insulated' } as const
    const thick = aGlassType({ id: 901, name: 'Unit 1', category: 'insulated', thicknessMm: 25.4 })
    const shop = {
      ...tables,
      glassTypes: [{ ...thick, isStandard: true }, ...tables.glassTypes],
    }
    expect(priceOpening({ ...window, thicknessMm: 19.05 }, pane, shop)).toMatchObject({
      assumed: { glass: 'Sealed unit\u00a03/4″' },
      request: { thicknessMm: 19.05 },
    })
    expect(priceOpening({ ...window, thicknessMm: 8 }, pane, shop)).toEqual({ kind: 'none' })
  })

  it('gives way to the reason where a rule blocks it', () => {
    const price = priceOpening(shower, { widthIn: 36, heightIn: 96 }, tables)
    expect(price).toEqual({ kind: 'blocked', reason: expect.stringContaining('96 in tall') })
  })

  it('says why the shop looks at it first where no sheet is as large', () => {
    const mirror = aGlassType({ id: 91, name: 'Mirror', category: 'mirror', thicknessMm: 6.35 })
    const tempered = tables.glassTypes.map((row) => ({ ...row, safety: 'tempered' as const }))
    const shop = { ...tables, glassTypes: [...tempered, mirror] }
    const priced = (service: 'mirrors_tabletops_quote' | 'shower_glass_quote', w: number, h = 76) =>
      priceOpening({ service }, { widthIn: w, heightIn: h }, shop)
    const isTooLarge = {
      kind: 'figure',
      approval: {
        title: 'Larger than one sheet',
        reason: expect.stringContaining('72 × 120 inches. The figure counts the area only'),
      },
    }
    expect(priced('mirrors_tabletops_quote', 400, 400)).toMatchObject(isTooLarge)
    expect(priced('mirrors_tabletops_quote', 120, 72)).toMatchObject({ approval: null })
    expect(priced('shower_glass_quote', 400)).toMatchObject(isTooLarge)
    // wider than a sheet as one pane, and made of three that are not
    expect(priced('shower_glass_quote', 160)).toMatchObject({ approval: null })
  })

  it('asks nobody first for a wall, which is divided into panels', () => {
    const half = aGlassType({ id: 92, name: 'Half', category: 'specialty', thicknessMm: 12.7 })
    const shop = { ...tables, glassTypes: [...tables.glassTypes, { ...half, safety: 'tempered' }] }
    const wall = {
      service: 'other_new_installation',
      category: 'specialty',
      thicknessMm: 12.7,
    } as const
    const priced = (heightIn: number) =>
      priceOpening(wall, { widthIn: 144, heightIn }, shop as typeof tables)
    expect(priced(96)).toMatchObject({ kind: 'figure', approval: null })
    expect(priced(130)).toMatchObject({ approval: { title: 'Larger than one sheet' } })
  })

  it('keeps to itself what else waits for the shop', () => {
    const wide = priceOpening(shower, { widthIn: 110, heightIn: 70 }, tables)
    expect(wide).toMatchObject({ kind: 'figure', approval: null })
  })

  it('is none in a finish that is not on the list, or of a size that nobody prices', () => {
    expect(priceOpening({ ...shower, finish: 'gold_leaf' }, size, tables)).toEqual({ kind: 'none' })
    expect(priceOpening(shower, { widthIn: 36, heightIn: 601 }, tables)).toEqual({ kind: 'none' })
    expect(priceOpening(shower, size, { ...tables, regions: [] })).toEqual({ kind: 'none' })
  })

  it.each([
    ...servicesOf('shower'),
    ...servicesOf('replacement'),
    'new_window_installation',
    'mirrors_tabletops_quote',
  ] as const)('has one for %s', (service) => {
    const unit = { category: 'insulated', thicknessMm: 25.4, basePricePerSqFt: 32 } as const
    const safe = aGlassType({ id: 90, name: 'Tempered unit', safety: 'tempered', ...unit })
    const mirror = aGlassType({ id: 91, name: 'Mirror', category: 'mirror', thicknessMm: 6.35 })
    const shop = { ...tables, glassTypes: [...tables.glassTypes, safe, mirror] }
    expect(priceOpening({ service }, { widthIn: 30, heightIn: 40 }, shop).kind).toBe('figure')
  })

  it('is a range and a survey for a front, of what the builder draws in that size', () => {
    const unit = { category: 'insulated', thicknessMm: 25.4, safety: 'tempered' } as const
    const safe = aGlassType({ id: 90, basePricePerSqFt: 32, ...unit })
    const shop = { ...tables, glassTypes: [...tables.glassTypes, safe] }
    const front = { service: 'commercial_glass_installation' } as const
    const drawn = fitStorefront({ ...usualStorefront, widthIn: 120, heightIn: 96 })
    const [glass] = offeredFrontGlass(shop)
    expect(priceOpening(front, { widthIn: 120, heightIn: 96 }, shop)).toEqual({
      kind: 'surveyed',
      range: (glass && rangeOfStorefront(drawn, glass, shop)) ?? expect.fail('no range'),
    })
    expect(priceOpening(front, { widthIn: 36, heightIn: 54 }, shop)).toEqual({
      kind: 'surveyed',
      range: null,
    })
  })
})
