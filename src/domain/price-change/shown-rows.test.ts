import { describe, expect, it } from 'vitest'
import type { PriceCell } from './price-cell'
import { allRowsOf, isNarrowed, shownRows } from './shown-rows'
import type { Shown } from './shown-rows'

function glass(row: number, name: string, more: Partial<PriceCell> = {}): PriceCell {
  return {
    table: 'glass-types',
    row,
    name,
    kind: 'flat',
    thicknessMm: 6,
    supplier: '',
    unit: 'money',
    per: 'sqFt',
    active: true,
    now: 20,
    ...more,
  }
}

const cells = [
  glass(1, 'Clear tempered 1/4"'),
  glass(2, 'Clear tempered shower 3/8"', {
    kind: 'shower',
    thicknessMm: 10,
    supplier: 'Lone Star',
  }),
  glass(3, 'Gray mirror 1/4"', { kind: 'mirror', supplier: 'Lone Star' }),
  glass(4, 'Tempered handle', { table: 'hardware', kind: '', thicknessMm: null }),
]

function rows(picked: Partial<Shown>) {
  const shown = { ...allRowsOf('glass-types'), ...picked }
  return shownRows(cells, shown, ({ kind }) => `of kind ${kind}`).map(({ row }) => row)
}

describe('the rows that are picked', () => {
  it.each([
    ['all of a table', {}, [1, 2, 3]],
    ['of another table', { table: 'hardware' }, [4]],
    ['by a word, in any case', { words: 'TEMPERED' }, [1, 2]],
    ['by words in any order', { words: ' shower   clear ' }, [2]],
    ['by a part of a word', { words: 'temp' }, [1, 2]],
    ['by inches as a phone writes them', { words: '3/8”' }, [2]],
    ['by a word of the supplier', { words: 'lone' }, [2, 3]],
    ['by a word of the type', { words: 'kind mirror' }, [3]],
    ['by type', { kind: 'flat' }, [1]],
    ['by supplier', { supplier: 'Lone Star' }, [2, 3]],
    ['by thickness', { thickness: '10' }, [2]],
    ['by all of it', { words: 'clear', supplier: 'Lone Star', thickness: '10' }, [2]],
    ['none', { words: 'tempered brass' }, []],
  ] as const)('%s', (_, picked, expected) => {
    expect(rows(picked)).toEqual(expected)
  })
})

it.each([
  [{}, false],
  [{ words: '  ' }, false],
  [{ words: 'tempered' }, true],
  [{ kind: 'flat' }, true],
  [{ thickness: '10' }, true],
  [{ supplier: 'Lone Star' }, true],
])('%j asks for less than all rows: %s', (picked, expected) => {
  expect(isNarrowed({ ...allRowsOf('glass-types'), ...picked })).toBe(expected)
})
