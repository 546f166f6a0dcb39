import { expect, test } from 'vitest'
import { wallPanels } from './wall-panels'

const limits = { mostLb: 150, lbPerSqFt: 6.5, shortIn: 72, longIn: 120 }

test('a wall of 12 by 8 feet in 1/2 in glass is carried in five panels', () => {
  // 150 lb are 34 5/8 in of it: 144 ÷ 34.6 is more than four
  expect(wallPanels({ widthIn: 144, heightIn: 96 }, limits)).toBe(5)
})

test('a width that fits exactly is not divided once more', () => {
  const widest = (150 * 144) / (6.5 * 96)
  expect(wallPanels({ widthIn: widest * 4, heightIn: 96 }, limits)).toBe(4)
  expect(wallPanels({ widthIn: widest * 4 + 0.1, heightIn: 96 }, limits)).toBe(5)
})

test('where weight is no matter the sheet decides, lying or standing', () => {
  const light = { ...limits, mostLb: 10_000 }
  // three of 72 in standing; two of 120 would lie, and be too low
  expect(wallPanels({ widthIn: 200, heightIn: 96 }, light)).toBe(3)
  expect(wallPanels({ widthIn: 120, heightIn: 60 }, light)).toBe(1)
})

test('a wall higher than any sheet has no number of panels', () => {
  expect(wallPanels({ widthIn: 144, heightIn: 121 }, limits)).toBeNull()
})
