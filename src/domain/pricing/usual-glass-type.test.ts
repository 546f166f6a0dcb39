import { expect, it } from 'vitest'
import { aGlassType } from '../../../tests/fixtures/pricing-tables'
import { usualGlassType } from './usual-glass-type'

const flat = { category: 'flat', safety: null } as const
const glassTypes = [
  aGlassType({ id: 1, ...flat, thicknessMm: 3.175 }),
  aGlassType({ id: 2, ...flat, thicknessMm: 6.35, isStandard: true }),
  aGlassType({ id: 3, ...flat, thicknessMm: 4.7625, safety: 'tempered' }),
  aGlassType({ id: 4, ...flat, thicknessMm: 6.35, safety: 'tempered' }),
  aGlassType({ id: 5, ...flat, thicknessMm: 12.7, safety: 'tempered' }),
]
const idOf = (usual: Parameters<typeof usualGlassType>[0]) =>
  usualGlassType(usual, { glassTypes })?.id

it('is the standard of the first category that is sold', () => {
  expect(idOf({ categories: ['insulated', 'flat'] })).toBe(2)
  expect(idOf({ categories: ['mirror'] })).toBeUndefined()
})

it('is safe where it has to be, as thick as the standard or as is usual for the work', () => {
  expect(idOf({ categories: ['flat'], isSafe: true })).toBe(4)
  expect(idOf({ categories: ['flat'], isSafe: true, thicknessMm: 12.7 })).toBe(5)
  expect(idOf({ categories: ['flat'], isSafe: true, thicknessMm: 10 })).toBe(3)
})
