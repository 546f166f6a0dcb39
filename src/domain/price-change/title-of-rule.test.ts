import { describe, expect, it } from 'vitest'
import { retitled, titleOfRule } from './title-of-rule'

it.each([
  ['tempered', 'percent', 4, 'Tempered, +4%'],
  ['Glass', 'percent', -2.5, 'Glass, −2.5%'],
  [' hardware ', 'amount', 1.5, 'Hardware, +$1.50'],
  ['Glass', 'percent', 0, ''],
] as const)('a change of %s in %s by %d is called so', (rows, by, value, title) => {
  expect(titleOfRule(rows, { by, value, rounding: 'cent' })).toBe(title)
})

describe('a name that nobody typed', () => {
  const draft = {
    title: 'Tempered, +4%',
    proposedTitle: 'Tempered, +4%',
    rule: { by: 'percent', value: 4, rounding: 'cent' },
    ticked: ['one'],
  } as const

  it('follows the rows that are taken', () => {
    expect(retitled(draft, 'Glass')).toEqual({
      title: 'Glass, +4%',
      proposedTitle: 'Glass, +4%',
    })
  })

  it('leaves a typed one, and one whose rows are all put back', () => {
    expect(retitled({ ...draft, title: 'Spring' }, 'Glass')).toEqual({
      proposedTitle: 'Glass, +4%',
    })
    expect(retitled({ ...draft, ticked: [] }, 'Glass')).toEqual({})
  })
})
