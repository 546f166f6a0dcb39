import { describe, expect, it } from 'vitest'
import { applyRule } from './apply-rule'
import { canBe } from './can-be'
import { changesOf, wantedPrice } from './draft-changes'
import type { DraftRows } from './draft-changes'
import { flagsOf, isBeyond } from './flags'
import { keyOf } from './price-cell'
import type { PriceCell } from './price-cell'
import { missingOf } from './standing'

function glass(row: number, name: string, now: number, thicknessMm = 9.525): PriceCell {
  return {
    table: 'glass-types',
    row,
    name,
    kind: 'shower',
    thicknessMm,
    supplier: '',
    unit: 'money',
    per: 'sqFt',
    active: true,
    now,
  }
}

const clear = glass(1, 'Clear tempered 3/8 in', 45)
const thick = glass(2, 'Clear tempered 1/2 in', 52.5, 12.7)
const lowIron = glass(3, 'Low iron tempered 3/8 in', 58)
const coat: PriceCell = {
  ...clear,
  table: 'glass-finishes',
  row: 1,
  kind: '',
  unit: 'percent',
  now: 10,
}

describe('a rule', () => {
  it.each([
    ['percent', 4, 'cent', 45, 46.8],
    ['percent', 4, 'cent', 58, 60.32],
    // 1.005 × 100 is a hair below 100.5
    ['percent', 0.5, 'cent', 100, 100.5],
    ['percent', 0.5, 'cent', 1, 1.01],
    ['percent', 4, 'nickel', 45.1, 46.9],
    ['percent', 4, 'quarter', 45, 46.75],
    ['percent', 4, 'dollar', 45, 47],
    ['percent', -10, 'cent', 45, 40.5],
    ['amount', 1.25, 'cent', 45, 46.25],
    ['amount', -50, 'cent', 45, 0],
  ] as const)('by %s %f, to the %s: %f becomes %f', (by, value, rounding, now, then) => {
    expect(applyRule('money', now, { by, value, rounding })).toBe(then)
  })

  it('changes a figure in percent by points', () => {
    const rule = { by: 'percent', value: 1.5, rounding: 'dollar' } as const
    expect(applyRule('percent', 10, rule)).toBe(11.5)
  })
})

describe('a slip', () => {
  const cells = [clear, thick, lowIron, coat]
  const flagOf = (cell: PriceCell, after: number) =>
    flagsOf(cells, [{ table: cell.table, row: cell.row, before: cell.now, after }])[0]

  it.each([450, 603.2, 4500, 4.5, 0.45, 225])('is a point set wrong: 45 becomes %f', (after) => {
    expect(flagOf(clear, after)?.kind).toBe('tenfold')
  })

  it('says what was likely meant', () => {
    expect(flagOf(lowIron, 603.2)).toMatchObject({ key: 'glass-types/3', instead: 60.32 })
    expect(flagOf(lowIron, 6.03)).toMatchObject({ instead: 60.3 })
  })

  it('is a price of nothing', () => {
    expect(flagOf(clear, 0)).toMatchObject({ kind: 'free', instead: 45 })
  })

  it('turns the order of thickness around, of one glass', () => {
    expect(flagOf(clear, 53)).toMatchObject({ kind: 'thinnerCostsMore', beside: thick.name })
    expect(flagOf(thick, 44)).toMatchObject({ kind: 'thinnerCostsMore', beside: clear.name })
    expect(flagOf(lowIron, 51)).toBeUndefined()
  })

  it('does not turn it around where it was so already', () => {
    const dear = { ...clear, now: 60 }
    const [flag] = flagsOf([dear, thick], [{ table: 'glass-types', row: 1, before: 60, after: 61 }])
    expect(flag).toBeUndefined()
  })

  it('is more than twice all of its kind', () => {
    expect(flagOf(lowIron, 106)).toMatchObject({ kind: 'aboveNeighbours', beside: thick.name })
    expect(flagOf(lowIron, 104)).toBeUndefined()
  })

  it('is blamed on the price that moved, not on its neighbour', () => {
    const both = [
      { table: 'glass-types', row: 1, before: 45, after: 56 },
      { table: 'glass-types', row: 2, before: 52.5, after: 53 },
    ] as const
    expect(flagsOf(cells, both)).toMatchObject([{ key: 'glass-types/1' }])
  })

  it('is judged by the prices as they all would be', () => {
    const both = [
      { table: 'glass-types', row: 1, before: 45, after: 53 },
      { table: 'glass-types', row: 2, before: 52.5, after: 60 },
    ] as const
    expect(flagsOf(cells, both)).toEqual([])
  })

  it('is none where nothing changes much', () => {
    expect(flagOf(clear, 46.8)).toBeUndefined()
    expect(flagOf(coat, 12)).toBeUndefined()
  })
})

describe('a second look', () => {
  it.each([
    [clear, 51.75, false],
    [clear, 51.76, true],
    [clear, 38.25, false],
    [clear, 38.24, true],
    [{ ...clear, now: 0 }, 1, true],
    [coat, 26.5, false],
    [coat, 26.6, true],
  ])('%#: from the limit on', (cell, after, isAsked) => {
    expect(isBeyond(cell, after, 15)).toBe(isAsked)
  })
})

describe('a draft', () => {
  const draft: DraftRows = {
    rule: { by: 'percent', value: 4, rounding: 'cent' },
    ticked: [keyOf(clear), keyOf(thick)],
    typed: { [keyOf(thick)]: '1,055.50', [keyOf(lowIron)]: 'sixty' },
    meant: { [keyOf(thick)]: 'New box price' },
  }

  it('takes what was typed before the rule', () => {
    expect(changesOf([clear, thick, lowIron, coat], draft)).toEqual([
      { table: 'glass-types', row: 1, before: 45, after: 46.8 },
      { table: 'glass-types', row: 2, before: 52.5, after: 1055.5, meant: 'New box price' },
    ])
  })

  it('has no price where none can be read, or the row holds none', () => {
    expect(wantedPrice(lowIron, draft)).toBeNull()
    expect(wantedPrice(clear, { ...draft, typed: { [keyOf(clear)]: '45.125' } })).toBeNull()
    expect(wantedPrice(clear, { ...draft, typed: { [keyOf(clear)]: '-1' } })).toBeNull()
    expect(wantedPrice(clear, { ...draft, typed: { [keyOf(clear)]: '' } })).toBeNull()
  })

  it('sells nothing for nothing', () => {
    expect(canBe(clear, 0)).toBe(false)
    expect(canBe({ ...clear, active: false }, 0)).toBe(true)
    expect(canBe(coat, -100)).toBe(false)
    expect(canBe({ ...coat, table: 'tax-rules' }, 100.1)).toBe(false)
  })

  it('says all that it lacks', () => {
    const facts = {
      changes: 0,
      title: ' ',
      reason: '',
      unsettledFlags: 1,
      jobs: 9,
      needsLook: true,
      hasLook: false,
      stale: 1,
    }
    expect(missingOf(facts)).toEqual([
      'changes',
      'stale',
      'flags',
      'title',
      'reason',
      'jobs',
      'look',
    ])
    const ready = { changes: 1, title: 'Glass', reason: 'Letter', unsettledFlags: 0, jobs: 10 }
    expect(missingOf({ ...ready, needsLook: true, hasLook: true, stale: 0 })).toEqual([])
  })
})
