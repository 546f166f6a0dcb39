import { expect, it } from 'vitest'
import { changedParts } from './changed-parts'

const marked = (was: string, now: string) => {
  const changed = changedParts(was, now)
  const after = changed.now.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))
  return `${changed.was} > ${after.join('')}`
}

it('tells what changed from what stayed as it was', () => {
  expect(
    marked('36 × 76 in, 28 × 76 in, 33.78 sq ft', '36 5/8 × 76 in, 28 × 76 in, 34.11 sq ft'),
  ).toBe('36 × 76 in, 33.78 sq ft > [36 5/8 × 76 in], 28 × 76 in, [34.11 sq ft]')
  expect(marked('36 × 76 in and 28 × 76 in', '36 × 76 in and 29 × 76 in')).toBe(
    '28 × 76 in > 36 × 76 in and [29 × 76 in]',
  )
  expect(marked('36 × 76 pulg y 28 × 76 pulg', '37 × 76 pulg y 28 × 76 pulg')).toBe(
    '36 × 76 pulg > [37 × 76 pulg] y 28 × 76 pulg',
  )
})

it('calls all of it changed where there are more parts or fewer', () => {
  expect(marked('36 × 76 in', '36 × 76 in, 28 × 76 in')).toBe(
    '36 × 76 in > [36 × 76 in, 28 × 76 in]',
  )
})
