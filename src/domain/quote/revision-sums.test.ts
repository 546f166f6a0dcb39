import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceQuote } from '@/domain/pricing/price-quote'
import type { QuoteResult } from '@/domain/pricing/types'
import { showerRequest, tables } from '../../../tests/fixtures/pricing-tables'
import type { FreeLine, RevisionLine } from './revision-lines'
import { sumRevision } from './revision-sums'
import type { RevisionSums, RevisionTerms } from './revision-sums'

function piece(glass: number, installation: number, hardware: number): RevisionLine {
  const quote = {
    glassPrice: glass,
    installationFee: installation,
    totalHardwareCost: hardware,
  } as QuoteResult
  return { kind: 'piece', key: `piece-${glass}-${installation}-${hardware}`, quote }
}

const free = (changes: Partial<FreeLine> = {}): RevisionLine => ({
  kind: 'free',
  key: 'haul',
  text: 'Haul the old glass away',
  quantity: 1,
  unit: 'each',
  unitPrice: 75,
  taxed: true,
  ...changes,
})

const terms = (changes: Partial<RevisionTerms>): RevisionTerms => ({
  lines: [],
  discount: null,
  marginPercent: 10,
  taxRate: 8.25,
  taxBase: 'all',
  currencyCode: 'USD',
  ...changes,
})

function sums(changes: Partial<RevisionTerms>): RevisionSums {
  const outcome = sumRevision(terms(changes))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.sums
}

const cents = (amount: number) => Math.round(amount * 100)

describe('a quote of one piece', () => {
  it('comes to what the calculator says', () => {
    const priced = priceQuote(showerRequest, tables)
    if (!priced.ok) throw new Error(JSON.stringify(priced.problems))
    const { quote } = priced
    expect(
      sums({
        lines: [{ kind: 'piece', key: 'a', quote }],
        marginPercent: quote.profitMarginAppliedPercentage,
        taxRate: quote.taxRateApplied,
      }),
    ).toEqual({
      amounts: { a: quote.subtotal },
      subtotal: quote.subtotal,
      profitAmount: quote.profitAmount,
      discountAmount: 0,
      taxAmount: quote.taxAmount,
      totalCost: quote.totalCost,
    })
  })
})

describe('what is taxed', () => {
  // The worked example of the trade's rules for Texas.
  const lines = [piece(900, 400, 300)]

  it.each([
    ['all', 145.2],
    ['materials', 99],
    ['none', 0],
  ] as const)('is %s: %f', (taxBase, tax) => {
    expect(sums({ lines, taxBase }).taxAmount).toBe(tax)
  })

  it('leaves a line out that is not taxed, with its share of overhead and profit', () => {
    const both = [piece(900, 0, 0), free({ unitPrice: 100, taxed: false })]
    expect(sums({ lines: both }).taxAmount).toBe(81.68)
    expect(sums({ lines: both, taxBase: 'materials' }).taxAmount).toBe(74.25)
  })
})

describe('a discount', () => {
  const lines = [piece(855, 0, 0)]

  it('is on the paper what it was said to be, and the tax on it falls away', () => {
    const off = sums({ lines, discount: { kind: 'amount', amount: 75, reason: 'Neighbour' } })
    expect(off).toMatchObject({
      subtotal: 855,
      profitAmount: 85.5,
      discountAmount: 75,
      taxAmount: 71.4,
      totalCost: 936.9,
    })
  })

  it('may be a share, of all but the tax', () => {
    const off = sums({ lines, discount: { kind: 'percent', percent: 10, reason: 'Two showers' } })
    expect(off.discountAmount).toBe(94.05)
  })

  it('pushes no total below zero', () => {
    const all = { kind: 'percent', percent: 100, reason: 'Ours to mend' } as const
    expect(sums({ lines, discount: all })).toMatchObject({ taxAmount: 0, totalCost: 0 })
    const more = { kind: 'amount', amount: 940.51, reason: 'A slip' } as const
    expect(sumRevision(terms({ lines, discount: more }))).toEqual({
      ok: false,
      problems: [{ field: 'discount', code: 'below_zero' }],
    })
  })

  it.each([
    { kind: 'amount', amount: -1, reason: '' },
    { kind: 'amount', amount: 1.001, reason: '' },
    { kind: 'percent', percent: -1, reason: '' },
    { kind: 'percent', percent: 101, reason: '' },
    { kind: 'percent', percent: Number.NaN, reason: '' },
  ] as const)('is refused as %j', (discount) => {
    expect(sumRevision(terms({ lines, discount }))).toMatchObject({ ok: false })
  })
})

describe('an option', () => {
  it('counts once it is ticked, and says before what it comes to', () => {
    const option = free({ key: 'towel-bar', unitPrice: 120 })
    const at = (ticked: boolean) =>
      sums({ lines: [piece(855, 0, 0), { ...option, option: { ticked } }] })
    expect(at(false).totalCost).toBe(1018.09)
    expect(at(false).amounts['towel-bar']).toBe(120)
    expect(at(true).totalCost).toBe(1160.98)
  })
})

describe('a line', () => {
  it.each([
    free({ quantity: 0 }),
    free({ quantity: Number.NaN }),
    free({ unitPrice: -1 }),
    free({ unitPrice: 1.005 }),
    free({ unitPrice: Number.POSITIVE_INFINITY }),
  ])('is refused where it has no exact amount: %j', (line) => {
    expect(sumRevision(terms({ lines: [line] }))).toEqual({
      ok: false,
      problems: [{ field: 'haul', code: 'not_exact' }],
    })
  })

  it('has a key of its own', () => {
    expect(sumRevision(terms({ lines: [free(), free()] }))).toEqual({
      ok: false,
      problems: [{ field: 'lines', code: 'repeated_key' }],
    })
  })

  it('is rounded once, half up', () => {
    expect(sums({ lines: [free({ quantity: 2.5, unitPrice: 0.25 })] }).amounts.haul).toBe(0.63)
  })
})

describe('any quote', () => {
  const amount = fc.integer({ min: 0, max: 500_000 }).map((minor) => minor / 100)
  const anyLine = fc.oneof(
    fc.tuple(amount, amount, amount).map(([a, b, c]) => piece(a, b, c)),
    fc
      .record({ unitPrice: amount, quantity: fc.integer({ min: 1, max: 20 }), taxed: fc.boolean() })
      .map(free),
  )
  const anyTerms = fc.record({
    lines: fc
      .array(anyLine, { maxLength: 6 })
      .map((lines) => lines.map((line, index) => ({ ...line, key: String(index) }))),
    discount: fc.option(
      fc
        .integer({ min: 0, max: 100 })
        .map((percent) => ({ kind: 'percent' as const, percent, reason: 'x' })),
      { nil: null },
    ),
    taxBase: fc.constantFrom('all' as const, 'materials' as const, 'none' as const),
    taxRate: fc.constantFrom(0, 6.25, 8.25),
    marginPercent: fc.constantFrom(0, 10, 12.5),
  })

  it('adds up to the cent, in whatever order its lines stand, and never below zero', () => {
    fc.assert(
      fc.property(anyTerms, (changes) => {
        const all = sums(changes)
        const parts = changes.lines.map(({ key }) => cents(all.amounts[key] ?? 0))
        expect(parts.reduce((whole, part) => whole + part, 0)).toBe(cents(all.subtotal))
        expect(cents(all.totalCost)).toBe(
          cents(all.subtotal) +
            cents(all.profitAmount) -
            cents(all.discountAmount) +
            cents(all.taxAmount),
        )
        expect(all.totalCost).toBeGreaterThanOrEqual(0)
        expect(sums({ ...changes, lines: changes.lines.toReversed() })).toEqual(all)
      }),
    )
  })

  it('is taxed most where all is taxed, and not at all where nothing is', () => {
    fc.assert(
      fc.property(anyTerms, (changes) => {
        const tax = (taxBase: RevisionTerms['taxBase']) => sums({ ...changes, taxBase }).taxAmount
        expect(tax('none')).toBe(0)
        expect(tax('materials')).toBeLessThanOrEqual(tax('all'))
      }),
    )
  })
})
