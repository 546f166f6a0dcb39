import { describe, expect, it } from 'vitest'
import { dayAfter, instantOf, secondsLeftOfDay, shopDayOf, shopTimeOf } from './shop-time'

const zone = 'America/Chicago'

describe('a time as the shop writes it', () => {
  it.each([
    ['2026-11-24T09:30', '2026-11-24T15:30:00.000Z'],
    ['2026-07-24T09:30', '2026-07-24T14:30:00.000Z'],
    // the Sundays on which the clocks change
    ['2026-03-08T01:59', '2026-03-08T07:59:00.000Z'],
    ['2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
    ['2026-11-01T00:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T08:00:00.000Z'],
  ])('%s is %s, and the other way around', (written, instant) => {
    expect(instantOf(written, zone)?.toISOString()).toBe(instant)
    expect(shopTimeOf(new Date(instant), zone)).toBe(written)
  })

  it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-11-24T25:00', '2026-03-08T02:30'])(
    'there is no %j',
    (written) => {
      expect(instantOf(written, zone)).toBeNull()
    },
  )

  it('is on the day that the shop has, whatever day London has', () => {
    expect(shopDayOf(new Date('2026-11-25T05:59:00Z'), zone)).toBe('2026-11-24')
    expect(shopDayOf(new Date('2026-11-25T06:00:00Z'), zone)).toBe('2026-11-25')
    expect(['2026-11-30', '2026-12-31', '2028-02-28'].map(dayAfter)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2028-02-29',
    ])
  })
})

describe('what is left of a day', () => {
  it.each([
    ['2026-11-25T05:59:30Z', 30],
    ['2026-11-25T06:00:00Z', 24 * 3600],
    ['2026-07-25T04:00:00Z', 3600],
  ])('at %s it is %i seconds', (at, seconds) => {
    expect(secondsLeftOfDay(new Date(at), zone)).toBe(seconds)
  })
})
