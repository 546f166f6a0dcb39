import { describe, expect, it } from 'vitest'
import { closedAhead, isClosedOn } from './closed-days'

const closed = [{ from: '2026-12-28', until: '2026-12-30' }]

describe('the days on which a shop rests', () => {
  it('are those that staff named and, where it keeps them, the holidays', () => {
    const rules = { closed, keepsHolidays: true }
    expect(closedAhead(rules, '2026-12-01')).toEqual([
      '2026-12-25',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2027-01-01',
    ])
    expect(isClosedOn(rules, '2026-12-31')).toBe(false)
  })

  it('are no holidays where it works on them', () => {
    expect(isClosedOn({ closed, keepsHolidays: false }, '2026-12-25')).toBe(false)
  })
})
