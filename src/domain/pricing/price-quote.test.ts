import { describe, expect, it } from 'vitest'
import {
  aFactor,
  aGlassType,
  aHardwareItem,
  etchedRequest,
  euroWithoutVat,
  generalRequest,
  ids,
  ireland,
  showerRequest,
  tables,
  texas,
} from '../../../tests/fixtures/pricing-tables'
import { priceQuote } from './price-quote'
import type { PricingTables, QuoteResult } from './types'

function priced(request: unknown, from: PricingTables = tables): QuoteResult {
  const outcome = priceQuote(request, from)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.quote
}

function figures(quote: QuoteResult) {
  return [
    quote.glassPrice,
    quote.installationFee,
    quote.totalHardwareCost,
    quote.subtotal,
    quote.profitAmount,
    quote.taxAmount,
    quote.totalCost,
  ]
}

const coating = [{ id: ids.hardware.coating, quantity: 1 }]
const replacement = {
  serviceType: 'window_replacement',
  regionId: texas.id,
  glassTypeId: ids.glass.flat,
  finishId: ids.finish.clear,
  thicknessMm: 3.175,
  panels: [{ widthIn: 24.5, heightIn: 30.25 }],
  hardware: [],
  complexityFactorId: ids.factor.standard,
  locationFactorId: null,
}

describe('the worked examples', () => {
  it.each([
    ['1: a shower with its installation', showerRequest, [855, 0, 0, 855, 85.5, 77.59, 1018.09]],
    [
      '2: thicker, with a coating by the square foot',
      { ...showerRequest, thicknessMm: 12.7, hardware: coating },
      [997.5, 0, 66.5, 1064, 106.4, 96.56, 1266.96],
    ],
    ['3: a thinner pane', replacement, [54.04, 150, 0, 204.04, 20.4, 18.52, 242.96]],
    [
      '4: every factor at once',
      generalRequest,
      [2576, 214.5, 170, 2960.5, 296.05, 268.67, 3525.22],
    ],
    [
      '5: each line rounded, not the end',
      { ...showerRequest, panels: [{ widthIn: 10, heightIn: 15 }], hardware: coating },
      [46.88, 0, 3.65, 50.53, 5.05, 4.59, 60.17],
    ],
    [
      '6: a multiplier without a threshold waits, large format waits for 50 sq ft',
      etchedRequest,
      [1361.25, 155, 0, 1516.25, 151.63, 137.6, 1805.48],
    ],
    [
      '7: past 50 sq ft',
      { ...etchedRequest, heightFt: 6 },
      [1633.5, 170.5, 0, 1804, 180.4, 163.71, 2148.11],
    ],
  ])('%s', (_, request, expected) => {
    expect(figures(priced(request))).toEqual(expected)
  })

  it('carries names, rates and the area beside the money', () => {
    expect(priced(generalRequest)).toEqual({
      currencySymbol: '$',
      currencyCode: 'USD',
      glassPrice: 2576,
      installationFee: 214.5,
      itemizedHardware: [
        {
          id: ids.hardware.handle,
          name: 'Handle',
          quantity: 2,
          unitOfMeasure: 'each',
          costEach: 85,
          totalCost: 170,
        },
      ],
      totalHardwareCost: 170,
      subtotal: 2960.5,
      profitMarginAppliedPercentage: 10,
      profitAmount: 296.05,
      taxAmount: 268.67,
      taxType: 'Sales Tax',
      taxRateApplied: 8.25,
      totalCost: 3525.22,
      totalAreaSqFt: 60,
    })
  })
})

describe('tax', () => {
  const irish = { ...tables, taxRules: [{ id: 2, regionId: 2, rate: 23, taxType: 'VAT' }] }

  it('applies with VAT, also in euro', () => {
    const quote = priced({ ...showerRequest, regionId: ireland.id }, irish)
    expect(quote).toMatchObject({ taxType: 'VAT', taxRateApplied: 23, currencyCode: 'EUR' })
    expect(quote.taxAmount).toBe(216.32)
  })

  it('does not apply in euro without VAT, even where a rule exists', () => {
    const rules = { ...tables, taxRules: [{ id: 3, regionId: 3, rate: 23, taxType: 'VAT' }] }
    expect(priced({ ...showerRequest, regionId: euroWithoutVat.id }, rules)).toMatchObject({
      taxType: null,
      taxRateApplied: 0,
      taxAmount: 0,
    })
  })

  it('is nothing where the region has no rule', () => {
    expect(priced(showerRequest, { ...tables, taxRules: [] })).toMatchObject({
      taxType: null,
      taxAmount: 0,
      totalCost: 940.5,
    })
  })
})

describe('installation', () => {
  it('is in the glass price only for showers, in the two thicknesses, of marked glass', () => {
    const factor = { complexityFactorId: ids.factor.standard }
    const fee = (over: object) => priced({ ...showerRequest, ...factor, ...over }).installationFee
    expect(fee({})).toBe(0)
    expect(fee({ serviceType: 'new_shower_installation', thicknessMm: 12.705 })).toBe(0)
    expect(fee({ thicknessMm: 9.535 })).toBe(0)
    for (const thicknessMm of [9.536, 10]) {
      const own = aGlassType({ thicknessMm, includesShowerInstallation: true })
      const request = { ...showerRequest, ...factor, thicknessMm }
      expect(priced(request, { ...tables, glassTypes: [own] }).installationFee).toBe(150)
    }
    expect(fee({ glassTypeId: ids.glass.showerHalf })).toBe(150)
    expect(fee({ serviceType: 'other_new_installation' })).toBe(150)
  })

  it('skips the location factor too where it is included', () => {
    expect(
      priced({ ...showerRequest, locationFactorId: ids.factor.delivery }).installationFee,
    ).toBe(0)
  })

  it('multiplies by a threshold only above it', () => {
    const fee = (widthFt: number) =>
      priced({ ...generalRequest, widthFt, heightFt: 5, locationFactorId: null }).installationFee
    expect(fee(8)).toBe(100)
    expect(fee(8.01)).toBe(132)
  })

  it.each([
    ['Upper floors', 162.5],
    ['a HIGH-RISE block', 162.5],
    ['High street', 125],
  ])('is dearer up high, which a name like %s tells', (name, fee) => {
    const named = {
      ...tables,
      factors: tables.factors.map((factor) =>
        factor.id === ids.factor.highRise ? { ...factor, name } : factor,
      ),
    }
    expect(priced({ ...generalRequest, heightFt: 2 }, named).installationFee).toBe(fee)
  })

  it('takes the location none as no location', () => {
    const without = priced({ ...generalRequest, locationFactorId: null })
    expect(priced({ ...generalRequest, locationFactorId: 'none' })).toEqual(without)
    expect(priced({ ...generalRequest, locationFactorId: undefined })).toEqual(without)
  })
})

describe('other currencies', () => {
  it.each([
    ['JPY', [855, 0, 0, 855, 86, 78, 1019]],
    ['KWD', [855, 0, 0, 855, 85.5, 77.591, 1018.091]],
  ])('rounds to the minor unit of %s', (currencyCode, expected) => {
    const there = { ...tables, regions: [{ ...texas, currencyCode }] }
    expect(figures(priced(showerRequest, there))).toEqual(expected)
  })
})

describe('glass', () => {
  it('has the same price within a hundredth of a millimetre of its base', () => {
    const at = (thicknessMm: number) => priced({ ...showerRequest, thicknessMm }).glassPrice
    expect(at(9.535)).toBe(855)
    expect(at(9.515)).toBe(855)
  })

  it('keeps at least half of its price however thin', () => {
    const thick = { ...tables, glassTypes: [aGlassType({ thicknessMm: 100 })] }
    const thin = {
      ...showerRequest,
      serviceType: 'other_new_installation',
      thicknessMm: 1,
      complexityFactorId: ids.factor.standard,
    }
    // 1 − 0.25 × 0.99: the floor of one half is never reached, as the rule says.
    expect(priced(thin, thick).glassPrice).toBe(643.39)
  })
})

describe('figures that no shop means', () => {
  it('are refused instead of charged', () => {
    const refused = { ok: false, problems: [{ field: 'request', code: 'price_out_of_range' }] }
    const costly = { ...tables, glassTypes: [aGlassType({ basePricePerSqFt: 1e300 })] }
    const negative = {
      ...tables,
      factors: [aFactor({ modifier: { type: 'fixed_amount' as const, value: -1 } })],
    }
    const request = { ...showerRequest, complexityFactorId: ids.factor.standard }
    expect(priceQuote(request, costly)).toMatchObject(refused)
    expect(priceQuote({ ...request, glassTypeId: ids.glass.showerHalf }, negative)).toMatchObject(
      refused,
    )
  })
})

describe('the least area that is billed', () => {
  const from = (minimumBilledSqFt: number) => ({
    ...tables,
    settings: { ...tables.settings, minimumBilledSqFt },
  })
  const pane = (widthIn: number, heightIn: number) => ({
    ...showerRequest,
    hardware: coating,
    panels: [{ widthIn, heightIn }],
  })

  it('is none where the shop sets none: a small pane costs what it measures', () => {
    expect(figures(priced(pane(10, 15), from(0)))).toEqual(figures(priced(pane(10, 15))))
    expect(priced(pane(10, 15), from(0)).totalCost).toBe(60.17)
  })

  it.each([
    ['at it', 18, 24, 3, [135, 0, 10.5, 145.5, 14.55, 13.2, 173.25]],
    ['just below it', 18, 23.9375, 3, [135, 0, 10.5, 145.5, 14.55, 13.2, 173.25]],
    ['far below it', 10, 15, 3, [135, 0, 10.5, 145.5, 14.55, 13.2, 173.25]],
    ['just above it', 18, 24.0625, 3, [135.35, 0, 10.53, 145.88, 14.59, 13.24, 173.71]],
  ])('prices a pane %s', (_, widthIn, heightIn, minimum, expected) => {
    expect(figures(priced(pane(widthIn, heightIn), from(minimum)))).toEqual(expected)
  })

  it('holds for each pane by itself, in inches and in feet', () => {
    const two = {
      ...pane(10, 15),
      panels: [
        { widthIn: 10, heightIn: 15 },
        { widthIn: 36, heightIn: 76 },
      ],
    }
    expect(priced(two, from(3)).totalAreaSqFt).toBe(22)
    const feet = { ...generalRequest, widthFt: 1, heightFt: 1 }
    expect(priced(feet, from(2)).totalAreaSqFt).toBe(2)
    expect(priced({ ...generalRequest, widthFt: 1, heightFt: 2 }, from(2)).totalAreaSqFt).toBe(2)
  })
})

describe('the metal of an enclosure', () => {
  const metals = [
    aHardwareItem({ id: 71, name: 'Black', metal: 'black', cost: 0, unitOfMeasure: 'set' }),
    aHardwareItem({ id: 72, name: 'Brass', metal: 'brass', cost: 0, unitOfMeasure: 'set' }),
  ]
  const from = { ...tables, hardware: [...tables.hardware, ...metals] }
  const asking = (...chosen: number[]) => ({
    ...showerRequest,
    hardware: chosen.map((id) => ({ id, quantity: 1 })),
  })

  it('stands among the lines of the quote, and leaves its price as it is', () => {
    const quote = priced(asking(72), from)
    expect(quote.itemizedHardware).toMatchObject([{ id: 72, name: 'Brass', totalCost: 0 }])
    expect(figures(quote)).toEqual(figures(priced(asking(), from)))
  })

  it('is refused where it is not on the list, and where it is a second one', () => {
    expect(priceQuote(asking(79), from)).toMatchObject({
      problems: [{ field: 'hardware.0.id', code: 'unknown_hardware' }],
    })
    expect(priceQuote(asking(71, 72), from)).toMatchObject({
      problems: [{ field: 'hardware.1.id', code: 'second_metal' }],
    })
  })

  it('is one: another number of it is refused by its field', () => {
    expect(priceQuote({ ...showerRequest, hardware: [{ id: 72, quantity: 2 }] }, from)).toEqual({
      ok: false,
      problems: [expect.objectContaining({ field: 'hardware.0.quantity', code: 'metal_counted' })],
    })
  })
})
