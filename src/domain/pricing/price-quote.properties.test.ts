import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracle } from '../../../tests/fixtures/price-oracle'
import { ids, tables } from '../../../tests/fixtures/pricing-tables'
import { foldMargin } from './fold-margin'
import { priceQuote } from './price-quote'
import { servicesOf } from '@/domain/services-catalogue/services'
import { majorToMinor } from '@/domain/money/money'
import { flatThicknesses, insulatedThicknesses } from './thickness'
import type { PricingTables, QuoteRequest, QuoteResult } from './types'

const openServices = servicesOf('general').filter(
  (service) => service !== 'mirrors_tabletops_quote',
)
const decimals = (least: number, most: number, digits: number) =>
  fc
    .integer({ min: Math.ceil(least * 10 ** digits), max: Math.floor(most * 10 ** digits) })
    .map((units) => units / 10 ** digits)
const sixteenths = fc.integer({ min: 16, max: 9600 }).map((count) => count / 16)
const sideIn = fc.oneof(sixteenths, decimals(1, 600, 3))

const panel = fc.record(
  { widthIn: sideIn, heightIn: sideIn, role: fc.constantFrom('fixed' as const, 'door' as const) },
  { requiredKeys: ['widthIn', 'heightIn'] },
)
const dimensions = fc.oneof(
  fc.record({ panels: fc.array(panel, { minLength: 1, maxLength: 3 }) }),
  fc.record({ widthFt: decimals(0.1, 50, 2), heightFt: decimals(0.1, 50, 2) }),
)
const { shower, showerHalf, flat, general, insulatedStandard } = ids.glass
const sold = (pairs: readonly (readonly [number, number])[]) =>
  fc.constantFrom(...pairs.map(([glassTypeId, thicknessMm]) => ({ glassTypeId, thicknessMm })))
const anyThickness = fc.oneof(fc.constantFrom(9.525, 12.7, 6, 6.35, 19.05), decimals(1, 100, 4))
/** Glass and thickness as they are sold for a service; where a form asks, almost anything is. */
const work = fc.oneof(
  fc.record({
    serviceType: fc.constantFrom(...servicesOf('shower')),
    glass: sold([
      [shower, 9.525],
      [shower, 12.7],
      [showerHalf, 12.7],
    ]),
  }),
  fc.record({
    serviceType: fc.constantFrom(...servicesOf('replacement')),
    glass: sold([
      ...flatThicknesses.map(({ mm }) => [flat, mm] as const),
      ...insulatedThicknesses.map(({ mm }) => [insulatedStandard, mm] as const),
    ]),
  }),
  fc.record({
    serviceType: fc.constantFrom(...openServices),
    glass: fc.oneof(
      fc.record({
        glassTypeId: fc.constantFrom(shower, flat, general, showerHalf),
        thicknessMm: anyThickness,
      }),
      fc.record({
        glassTypeId: fc.constant(insulatedStandard),
        thicknessMm: decimals(12.7, 100, 4),
      }),
    ),
  }),
)
const choices = fc.record({
  regionId: fc.constantFrom(1, 2, 3),
  finishId: fc.constantFrom(1, 2, 3),
  hardware: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...Object.values(ids.hardware)),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { selector: (line) => line.id },
  ),
  complexityFactorId: fc.constantFrom(1, 2, 4),
  locationFactorId: fc.constantFrom(null, 3, 5),
})
const request: fc.Arbitrary<QuoteRequest> = fc
  .tuple(work, choices, dimensions)
  .map(([{ serviceType, glass }, chosen, size]) => ({ serviceType, ...glass, ...chosen, ...size }))

/** Tables with awkward figures: any currency, prices and multipliers with many decimals. */
const awkwardTables: fc.Arbitrary<PricingTables> = fc
  .record({
    currencyCode: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
    price: decimals(0.0001, 500, 4),
    cost: decimals(0, 300, 3),
    percent: decimals(-99, 1000, 3),
    multiplier: decimals(1, 10, 3),
    threshold: fc.option(decimals(0, 200, 2), { nil: null }),
    margin: decimals(0, 60, 3),
    rate: decimals(0, 100, 4),
    minimum: fc.oneof(fc.constant(0), decimals(0, 60, 3)),
  })
  .map((odd) => ({
    ...tables,
    regions: tables.regions.map((row) => ({ ...row, currencyCode: odd.currencyCode })),
    glassTypes: tables.glassTypes.map((row) => ({ ...row, basePricePerSqFt: odd.price })),
    hardware: tables.hardware.map((row) => ({ ...row, cost: odd.cost })),
    finishes: tables.finishes.map((row) =>
      row.id === 2 ? { ...row, modifier: { type: 'percentage', value: odd.percent } } : row,
    ),
    factors: tables.factors.map((row) => ({
      ...row,
      modifier: row.id === 3 ? { type: 'percentage', value: odd.percent } : row.modifier,
      sqFtMultiplierThreshold: odd.threshold,
      sqFtMultiplierValue: odd.multiplier,
      largeFormatMultiplier: odd.multiplier,
    })),
    taxRules: [1, 2, 3].map((regionId) => ({
      id: regionId,
      regionId,
      rate: odd.rate,
      taxType: 'T',
    })),
    settings: {
      ...tables.settings,
      profitMarginPercentage: odd.margin,
      minimumBilledSqFt: odd.minimum,
    },
  }))

function priced(asked: unknown, from: PricingTables = tables): QuoteResult {
  const outcome = priceQuote(asked, from)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.quote
}

const minorOf = (quote: QuoteResult) => (major: number) => {
  const minor = majorToMinor(major, quote.currencyCode)
  if (minor === null) throw new Error(`${major} has too many decimals for ${quote.currencyCode}`)
  return minor
}

describe('any price', () => {
  it('equals the exact value, rounded half up once a line', () => {
    fc.assert(
      fc.property(request, awkwardTables, (asked, from) => {
        const quote = priced(asked, from)
        const minor = minorOf(quote)
        const exact = oracle(asked, from)
        expect({
          glass: BigInt(minor(quote.glassPrice)),
          installation: BigInt(minor(quote.installationFee)),
          lines: quote.itemizedHardware.map((line) => BigInt(minor(line.totalCost))),
          subtotal: BigInt(minor(quote.subtotal)),
          profit: BigInt(minor(quote.profitAmount)),
          tax: BigInt(minor(quote.taxAmount)),
          total: BigInt(minor(quote.totalCost)),
        }).toEqual(exact)
      }),
      { numRuns: 2000 },
    )
  })

  it('adds up as it is shown, with the margin on its own line or folded in', () => {
    fc.assert(
      fc.property(request, awkwardTables, (asked, from) => {
        const quote = priced(asked, from)
        const minor = minorOf(quote)
        const sum = (amounts: number[]) => amounts.reduce((total, each) => total + minor(each), 0)
        const hardware = quote.itemizedHardware.map((line) => line.totalCost)
        expect(sum(hardware)).toBe(minor(quote.totalHardwareCost))
        expect(sum([quote.glassPrice, quote.installationFee, ...hardware])).toBe(
          minor(quote.subtotal),
        )
        expect(sum([quote.subtotal, quote.profitAmount, quote.taxAmount])).toBe(
          minor(quote.totalCost),
        )
        const folded = foldMargin(quote)
        const lines = folded.itemizedHardware.map((line) => line.totalCost)
        expect(sum(lines)).toBe(minor(folded.totalHardwareCost))
        expect(sum([folded.glassPrice, folded.installationFee, ...lines])).toBe(
          minor(folded.subtotal),
        )
        expect(minor(folded.subtotal)).toBe(sum([quote.subtotal, quote.profitAmount]))
      }),
      { numRuns: 500 },
    )
  })

  it('never falls when a side grows and all else stays', () => {
    fc.assert(
      fc.property(request, awkwardTables, sideIn, fc.boolean(), (asked, from, more, isWidth) => {
        const grown = grow(asked, more, isWidth)
        expect(priced(grown, from).totalCost).toBeGreaterThanOrEqual(priced(asked, from).totalCost)
      }),
      { numRuns: 1000 },
    )
  })

  it('does not depend on the order of hardware or panels, or on their roles', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const turned = {
          ...asked,
          hardware: [...asked.hardware].reverse(),
          ...(asked.panels && {
            panels: [...asked.panels].reverse().map(({ role: _, ...size }) => size),
          }),
        }
        const [one, other] = [priced(asked), priced(turned)]
        expect(other).toEqual({ ...one, itemizedHardware: other.itemizedHardware })
        expect([...other.itemizedHardware].reverse()).toEqual(one.itemizedHardware)
      }),
    )
  })

  it('survives the way through JSON', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const sent: unknown = JSON.parse(JSON.stringify(asked))
        const quote = priced(sent)
        expect(quote).toEqual(priced(asked))
        expect(JSON.parse(JSON.stringify(quote))).toEqual(quote)
      }),
    )
  })
})

describe('any input', () => {
  it('is priced or refused with a message, and nothing throws', () => {
    const hostile = fc.oneof(
      fc.jsonValue({ maxDepth: 6 }),
      fc.double(),
      fc.constantFrom(null, 0, -1, 1e308, '', '36', [], {}, true),
    )
    const spoiled = fc
      .tuple(request, fc.dictionary(fc.constantFrom(...keys), hostile, { maxKeys: 3 }))
      .map(([asked, spoilt]) => ({ ...asked, ...spoilt }))
    fc.assert(
      fc.property(fc.oneof(hostile, spoiled), (input) => {
        const outcome = priceQuote(input, tables)
        if (outcome.ok) {
          expect(outcome.quote.totalCost).toBeGreaterThan(0)
          return
        }
        expect(outcome.problems.length).toBeGreaterThan(0)
        for (const { field, message } of outcome.problems) {
          expect(field).not.toBe('')
          expect(message).not.toBe('')
        }
      }),
      { numRuns: 3000 },
    )
  })
})

const keys = [
  'serviceType',
  'product',
  'regionId',
  'glassTypeId',
  'finishId',
  'thicknessMm',
  'panels',
  'widthFt',
  'heightFt',
  'hardware',
  'complexityFactorId',
  'locationFactorId',
]

function grow(asked: QuoteRequest, moreIn: number, isWidth: boolean): QuoteRequest {
  const { panels, widthFt = 0, heightFt = 0 } = asked
  if (!panels) {
    return isWidth
      ? { ...asked, widthFt: Math.min(50, widthFt + moreIn / 12) }
      : { ...asked, heightFt: Math.min(50, heightFt + moreIn / 12) }
  }
  const [first, ...rest] = panels
  if (!first) return asked
  const larger = isWidth
    ? { ...first, widthIn: Math.min(600, first.widthIn + moreIn) }
    : { ...first, heightIn: Math.min(600, first.heightIn + moreIn) }
  return { ...asked, panels: [larger, ...rest] }
}
