import { expect, test } from 'vitest'
import { bays, bayWidthIn, pierIn, standBays } from './storefront-bays'

test('four bays and their piers make sixty feet', () => {
  expect(standBays(bays).widthIn).toBeCloseTo(720, 6)
})

test('a bay begins where the pier before it ends', () => {
  const { lefts, widthIn } = standBays(bays)
  bays.forEach((bay, index) => {
    const end = (lefts[index] ?? 0) + bayWidthIn(bay) + pierIn
    expect(end).toBeCloseTo(lefts[index + 1] ?? widthIn, 6)
  })
})
