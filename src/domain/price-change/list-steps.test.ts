import { describe, expect, it } from 'vitest'
import { flagsStill, nextOf, openFlags, pastedPrices } from './list-steps'
import { keyOf } from './price-cell'
import type { PriceCell } from './price-cell'
import type { Flag } from './flags'

const cells = [1, 2, 3, 4].map((row) => ({
  table: 'glass-types',
  row,
  now: 10 * row,
})) as PriceCell[]
const flagged = (...rows: number[]) =>
  rows.map((row): Flag => ({
    key: `glass-types/${row}`,
    kind: 'tenfold',
    instead: 1,
    beside: null,
  }))

describe('the way through slips', () => {
  it('goes down the list, and from the top again', () => {
    const open = openFlags(cells, flagged(4, 2), {})
    expect(open.map(({ row }) => row)).toEqual([2, 4])
    expect(nextOf(cells, open, null)?.row).toBe(2)
    expect(nextOf(cells, open, 'glass-types/2')?.row).toBe(4)
    expect(nextOf(cells, open, 'glass-types/3')?.row).toBe(4)
    expect(nextOf(cells, open, 'glass-types/4')?.row).toBe(2)
  })

  it('ends for a slip that is mended before the server has looked, and begins with its look alone', () => {
    expect(flagsStill(flagged(2, 4), flagged(4))).toEqual(flagged(4))
    expect(flagsStill([], flagged(4))).toEqual([])
  })

  it('leaves out what is meant, and ends where nothing is left', () => {
    const open = openFlags(cells, flagged(2), { 'glass-types/2': 'a new maker' })
    expect(open).toEqual([])
    expect(nextOf(cells, open, 'glass-types/1')).toBeNull()
  })
})

describe('a column out of a sheet', () => {
  it('goes down from the row it is put on, and no further than the list', () => {
    expect(
      pastedPrices('11\n$12.50\r\n13\n14\n15\n', cells, keyOf({ table: 'glass-types', row: 2 })),
    ).toEqual({
      'glass-types/2': '11',
      'glass-types/3': '$12.50',
      'glass-types/4': '13',
    })
  })

  it('leaves a row where the sheet has nothing, and takes the first of two columns', () => {
    expect(pastedPrices('11\t7\n\n13\t8', cells, 'glass-types/1')).toEqual({
      'glass-types/1': '11',
      'glass-types/3': '13',
    })
  })

  it('is no column where it is one figure', () => {
    expect(pastedPrices('11', cells, 'glass-types/1')).toBeNull()
    expect(pastedPrices('11\n', cells, 'glass-types/1')).toBeNull()
  })
})
