import { describe, expect, it } from 'vitest'
import { byShopDay } from './by-shop-day'

const zone = 'America/Chicago'

function filtered(operator: string, value: unknown, path = 'paidAt') {
  return byShopDay({ or: [{ and: [{ [path]: { [operator]: value } }] }] }, ['paidAt'], zone)
}

const one = (operator: string, value: string) => ({
  or: [{ and: [{ paidAt: { [operator]: value } }] }],
})

describe('a day in a filter', () => {
  it.each([
    // the day on which the clocks go back begins before they do, and ends after
    ['greater_than_equal', '2026-11-01T13:00:00.000Z', '2026-11-01T05:00:00.000Z'],
    ['less_than', '2026-11-01T13:00:00.000Z', '2026-11-01T05:00:00.000Z'],
    ['less_than_equal', '2026-11-01T13:00:00.000Z', '2026-11-02T05:59:59.999Z'],
    ['greater_than', '2026-11-01T13:00:00.000Z', '2026-11-02T05:59:59.999Z'],
    ['greater_than_equal', '2026-03-08T11:00:00.000Z', '2026-03-08T06:00:00.000Z'],
    ['less_than_equal', '2026-11-30T12:00:00.000Z', '2026-12-01T05:59:59.999Z'],
  ])('%s %s is %s', (operator, picked, bound) => {
    expect(filtered(operator, picked)).toEqual(one(operator, bound))
    expect(filtered(operator, new Date(picked))).toEqual(one(operator, bound))
  })

  it('alone is all of it', () => {
    expect(filtered('equals', '2026-11-26T12:00:00.000Z')).toEqual({
      or: [
        {
          and: [
            { paidAt: { greater_than_equal: '2026-11-26T06:00:00.000Z' } },
            { paidAt: { less_than_equal: '2026-11-27T05:59:59.999Z' } },
          ],
        },
      ],
    })
  })

  it('stays what it is once it is a time, so that nothing is put right twice', () => {
    const right = filtered('greater_than_equal', '2026-11-01T12:00:00.000Z')
    expect(right).not.toBeNull()
    expect(byShopDay(right ?? {}, ['paidAt'], zone)).toBeNull()
  })

  it('keeps what else is asked for, and other fields and filters as they are', () => {
    expect(filtered('exists', 'true')).toBeNull()
    expect(filtered('greater_than_equal', '2026-11-01T12:00:00.000Z', 'dueOn')).toBeNull()
    expect(filtered('greater_than_equal', undefined)).toBeNull()
    expect(byShopDay({}, ['paidAt'], zone)).toBeNull()
    const status = { status: { equals: 'paid' } }
    const day = { paidAt: { less_than: '2026-11-01T12:00:00.000Z' } }
    expect(
      byShopDay({ or: [{ and: [status, day] }, { and: [status] }] }, ['paidAt'], zone),
    ).toEqual({
      or: [
        { and: [status, { paidAt: { less_than: '2026-11-01T05:00:00.000Z' } }] },
        { and: [status] },
      ],
    })
  })
})
