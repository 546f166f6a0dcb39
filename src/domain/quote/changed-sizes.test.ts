import { expect, it } from 'vitest'
import type { PaperPanel } from './paper'
import { changedSizes } from './changed-sizes'

function piece(key: string, ...sizes: [number, number][]) {
  const panels = sizes.map(([widthIn, heightIn]): PaperPanel => {
    return { widthIn, heightIn, role: 'fixed', hinges: 0, weightLb: null }
  })
  return { key, panels }
}

const before = [piece('A', [36, 76], [28, 76]), piece('B', [30, 40])]

it('names each width and height that is another', () => {
  expect(changedSizes(before, piece('A', [36.625, 76], [28, 75.5]))).toEqual([
    { pane: 0, field: 'width' },
    { pane: 1, field: 'height' },
  ])
  expect(changedSizes(before, piece('B', [30, 40]))).toEqual([])
})

it.each([
  ['is new', piece('C', [30, 40])],
  ['has another panel', piece('B', [30, 40], [12, 40])],
  ['has one less', piece('A', [64, 76])],
])('names none of a piece that %s', (_, after) => {
  expect(changedSizes(before, after)).toEqual([])
})
