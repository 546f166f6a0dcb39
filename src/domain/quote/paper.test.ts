import fc from 'fast-check'
import { shop } from '../../../tests/fixtures/glass-work'
import { describe, expect, it } from 'vitest'
import {
  freeLine,
  measuredPanels,
  paperOf,
  showerPiece,
  twoPanels,
} from '../../../tests/fixtures/papers'
import { isCounted, markOf, nameOfPaper, optionsOf, readPaper, scheduleOf } from './paper'
import type { PaperLine, PaperPayment, QuotePaper } from './paper'
import { paperDifference } from './paper-difference'
import type { PaperDifference } from './paper-difference'
import { paperFigures } from './paper-figures'
import { instalmentsOf, moneyOn } from './paper-money'
import { paperPanels } from './paper-panels'
import type { Discount, RevisionLine } from './revision-lines'

const cents = (amount: number) => Math.round(amount * 100)
const total = (lines: readonly PaperLine[]) =>
  lines.reduce((sum, { amount }) => sum + cents(amount), 0)
const shower = showerPiece('A', twoPanels)

describe('the lines of a paper', () => {
  it('are a piece by its glass, installation and hardware, and what the shop added', () => {
    const paper = paperOf({
      lines: [shower, freeLine({ key: 'old' })],
      terms: { discount: { kind: 'amount', amount: 75, reason: 'Neighbour' } },
    })
    expect(paper.lines.map((line) => [markOf(line), line.key, line.amount])).toEqual([
      ['A', 'A.glass', 1520],
      ['A', 'A.installation', 0],
      ['A', 'A.hardware.7', 118.22],
      ['+', 'old', 120],
      ['−', 'discount', -75],
    ])
    expect(scheduleOf(paper).map(({ key }) => key)).not.toContain('discount')
  })

  it('come to the sample of the office: 2,093.60', () => {
    const { sums } = paperOf({ lines: [shower, freeLine({ key: 'old' })] })
    expect(sums).toMatchObject({ subtotal: 1758.22, margin: { amount: 175.82 }, total: 2093.6 })
  })

  it('add up with the margin folded in, over several pieces, options and a discount', () => {
    const line = fc
      .record({ glass: fc.nat(90_000), price: fc.nat(50_000), ticked: fc.option(fc.boolean()) })
      .map(({ glass, price, ticked }) => ({ glass, price, ticked }))
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 100 }),
        (made, marginPercent, percent) => {
          const lines = made.flatMap(({ glass, price, ticked }, index): RevisionLine[] => {
            const width = 10 + glass / 1000
            const piece = showerPiece(`P${index}`, [{ widthIn: width, heightIn: 70 }])
            const free = freeLine({ key: `f${index}`, unitPrice: price / 100 })
            return [piece, ticked === null ? free : { ...free, option: { ticked } }]
          })
          const discount: Discount = { kind: 'percent', percent, reason: 'Test' }
          const paper = paperOf({ lines, terms: { marginPercent, discount }, fold: true })
          const listed = paper.lines.filter((one) => isCounted(one) && one.kind !== 'discount')
          expect(total(listed)).toBe(cents(paper.sums.subtotal))
          expect(total(paper.lines.filter(isCounted)) + cents(paper.sums.tax?.amount ?? 0)).toBe(
            cents(paper.sums.total),
          )
        },
      ),
    )
  })

  it('say what an option adds to the total, ticked or not', () => {
    const option = (ticked: boolean) => ({ ...freeLine({ key: 'kit' }), option: { ticked } })
    const without = paperOf({ lines: [shower, option(false)] })
    const ticked = paperOf({ lines: [shower, option(true)] })
    const adds = (cents(ticked.sums.total) - cents(without.sums.total)) / 100
    expect(adds).toBeGreaterThan(120)
    expect(optionsOf(without)).toMatchObject([{ option: { key: 'kit', ticked: false, adds } }])
    expect(optionsOf(ticked)).toMatchObject([{ option: { key: 'kit', ticked: true, adds } }])
    expect(scheduleOf(without).map(({ key }) => key)).not.toContain('kit')
  })

  it('hold a whole piece as one option', () => {
    const second = { ...showerPiece('B', twoPanels), option: { ticked: false } }
    const paper = paperOf({ lines: [shower, second] })
    expect(optionsOf(paper)).toHaveLength(1)
    expect(optionsOf(paper)[0]?.lines.map(({ key }) => key)).toEqual([
      'B.glass',
      'B.installation',
      'B.hardware.7',
    ])
  })

  it('are none where the sums are refused', () => {
    const lines = [freeLine({ key: 'old', unitPrice: 1.001 })]
    const terms = { marginPercent: 10, taxRate: 8.25, taxBase: 'all', currencyCode: 'USD' } as const
    expect(paperFigures({ lines, discount: null, ...terms }, false)).toEqual({
      ok: false,
      problems: [{ field: 'old', code: 'not_exact' }],
    })
  })
})

describe('a stored paper', () => {
  it('comes back as it was, and what is none is told apart', () => {
    const paper: QuotePaper = paperOf({ lines: [shower] })
    expect(readPaper(JSON.parse(JSON.stringify(paper)))).toEqual(paper)
    expect(readPaper({ ...paper, format: 2 })).toBeNull()
    expect(readPaper(null)).toBeNull()
  })

  it('is called by its revision once there is more than one', () => {
    const paper = paperOf({ lines: [shower] })
    expect(nameOfPaper(paper)).toBe('Q-000118')
    expect(nameOfPaper({ ...paper, revision: { ...paper.revision, number: 2 } })).toBe(
      'Q-000118 rev 2',
    )
  })
})

describe('the panels of a paper', () => {
  it('weigh what their glass weighs, and only doors hang on hinges', () => {
    expect(paperPanels(twoPanels, { thicknessMm: 12.7, hardware: [] }, shop)).toMatchObject([
      { role: 'fixed', hinges: 0, weightLb: 124 },
      { role: 'door', hinges: 3, weightLb: 97 },
    ])
  })

  it('say the glass to cut where the sizes are those of an opening, and nothing of it otherwise', () => {
    const request = { thicknessMm: 12.7, hardware: [] }
    const panels = [
      { widthIn: 34, heightIn: 80, role: 'fixed' as const },
      { widthIn: 26, heightIn: 80, role: 'door' as const },
    ]
    expect(paperPanels(panels, { ...request, sizes: 'opening' }, shop)).toMatchObject([
      { widthIn: 34, heightIn: 80, glass: { widthIn: 33.875, heightIn: 79.8125 } },
      { widthIn: 26, heightIn: 80, glass: { widthIn: 25.625, heightIn: 79.625 } },
    ])
    for (const panel of paperPanels(panels, request, shop))
      expect(panel).not.toHaveProperty('glass')
  })
})

describe('the money of a paper', () => {
  const payment: PaperPayment = {
    reference: 'P-000045',
    purpose: 'deposit',
    method: 'check',
    date: '2026-11-12T17:00:00.000Z',
    amount: 1046.8,
    refunded: 0,
  }

  it('is what was paid and did not go back, and the rest of the total', () => {
    const paper = paperOf({ lines: [shower, freeLine({ key: 'old' })] })
    expect(moneyOn(paper, [])).toMatchObject({ paid: 0, owed: 2093.6 })
    expect(moneyOn(paper, [payment, { ...payment, amount: 100, refunded: 100 }])).toMatchObject({
      paid: 1046.8,
      owed: 1046.8,
    })
    expect(moneyOn(paper, [{ ...payment, amount: 3000 }]).owed).toBe(0)
    expect(moneyOn(paper, [{ ...payment, amount: 100, refunded: 100 }])).toMatchObject({
      paid: 0,
      owed: 0,
    })
  })

  it('is asked for in two parts where there is a deposit', () => {
    const paper = paperOf({ lines: [shower, freeLine({ key: 'old' })] })
    expect(instalmentsOf(paper)).toEqual({ deposit: 1046.8, balance: 1046.8 })
    expect(instalmentsOf({ ...paper, deposit: null })).toBeNull()
  })
})

describe('the difference of two papers', () => {
  const before = paperOf({ lines: [shower, freeLine({ key: 'old' }), freeLine({ key: 'gone' })] })
  const after = paperOf({
    lines: [
      showerPiece('A', measuredPanels),
      freeLine({ key: 'old' }),
      freeLine({ key: 'channel', text: 'Filler channel, 3/8 in', unitPrice: 48 }),
    ],
    panels: measuredPanels,
  })

  it('says of each line what became of it', () => {
    const kinds = paperDifference(before, after).lines.map((one) => [
      one.kind,
      one.kind === 'gone' ? one.before.key : one.line.key,
    ])
    expect(kinds).toEqual([
      ['changed', 'A.glass'],
      ['unchanged', 'A.installation'],
      ['changed', 'A.hardware.7'],
      ['unchanged', 'old'],
      ['gone', 'gone'],
      ['added', 'channel'],
    ])
  })

  it.each([false, true])('adds up (margin folded in: %s)', (fold) => {
    const lines = [shower, freeLine({ key: 'old' })]
    const terms = { discount: { kind: 'amount', amount: 50, reason: 'Late' } as const }
    const difference: PaperDifference = paperDifference(
      paperOf({ lines, fold }),
      paperOf({ lines: [showerPiece('A', measuredPanels), ...lines.slice(1)], terms, fold }),
    )
    const ofLines = difference.lines.reduce((sum, one) => {
      const was = one.kind === 'changed' || one.kind === 'gone' ? one.before : null
      const now = one.kind === 'changed' || one.kind === 'added' ? one.line : null
      return sum + cents(now?.amount ?? 0) - cents(was?.amount ?? 0)
    }, 0)
    const { rest, total: totals } = difference
    expect(ofLines + cents(rest.after) - cents(rest.before)).toBe(cents(difference.difference))
    expect(cents(totals.after) - cents(totals.before)).toBe(cents(difference.difference))
  })

  it('counts an option that is ticked now as added', () => {
    const option = (ticked: boolean) => ({ ...freeLine({ key: 'kit' }), option: { ticked } })
    const { lines } = paperDifference(
      paperOf({ lines: [shower, option(false)] }),
      paperOf({ lines: [shower, option(true)] }),
    )
    expect(lines.at(-1)).toMatchObject({ kind: 'added', line: { key: 'kit' } })
  })

  it('sees a changed word in either language', () => {
    const one = paperOf({ lines: [shower] })
    const other = structuredClone(one)
    const first = other.lines[0]
    if (first) first.text.es = 'Vidrio'
    expect(paperDifference(one, other).lines[0]?.kind).toBe('changed')
  })
})
