import { expect, it } from 'vitest'
import { aPane, glass } from '../../../tests/fixtures/glass-work'
import { feetOf } from '@/domain/measure/feet-of'
import { readFeetSizes } from '../general/general-draft'
import { generalDraftOf } from './drafts-of-request'

const draftOf = (inches: number) => {
  const feet = { widthFt: feetOf(inches), heightFt: 3 }
  return generalDraftOf(aPane(glass.table, 1, 1, { panels: undefined, ...feet }))
}

it.each([
  [36, '3'],
  [37.5, '3.125'],
  [137, `11' 5"`],
  [100.625, `8' 4 5/8"`],
  [24.1, `2' 0.1"`],
])('a side of %f inches is typed as %s, and read as it was', (inches, typed) => {
  const draft = draftOf(inches)
  expect(draft.width).toBe(typed)
  const { width } = readFeetSizes(draft)
  expect(width.ok && width.inches).toBe(inches)
})

it.each([8.33333, 8.333333, 3.0277775])(
  'a side of %f feet, which no fraction of an inch says, is read as it was',
  (feet) => {
    const request = aPane(glass.table, 1, 1, { panels: undefined, widthFt: feet, heightFt: 3 })
    const { width } = readFeetSizes(generalDraftOf(request))
    expect(width.ok && feetOf(width.inches)).toBe(feet)
  },
)
