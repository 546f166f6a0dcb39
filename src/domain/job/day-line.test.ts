import { describe, expect, it } from 'vitest'
import { dayLine } from './day-line'

const zone = 'America/Chicago'
const now = new Date('2026-11-23T14:42:00Z') // 8:42 at the shop

describe('the line of a day', () => {
  it('goes from eight to six, with each visit where and as long as it is', () => {
    const visit = { start: '2026-11-23T15:30:00Z', end: '2026-11-23T16:45:00Z' }
    const line = dayLine([visit], now, zone)
    expect(line.hours).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(line.stretches[0]?.left).toBeCloseTo(15)
    expect(line.stretches[0]?.width).toBeCloseTo(12.5)
    expect(line.now).toBeCloseTo(7)
  })

  it('is as long as the visits need', () => {
    const early = { start: '2026-11-23T13:00:00Z', end: '2026-11-23T14:00:00Z' }
    const late = { start: '2026-11-24T00:30:00Z', end: '2026-11-24T01:30:00Z' }
    const { hours } = dayLine([early, late], now, zone)
    expect([hours.at(0), hours.at(-1)]).toEqual([7, 20])
  })

  it('has no now before and after it, and cuts what goes past midnight', () => {
    const night = { start: '2026-11-24T05:00:00Z', end: '2026-11-24T07:00:00Z' }
    const { hours, now: here } = dayLine([night], new Date('2026-11-23T12:00:00Z'), zone)
    expect(hours.at(-1)).toBe(24)
    expect(here).toBeNull()
  })
})
