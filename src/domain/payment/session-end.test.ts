import { describe, expect, it } from 'vitest'
import { sessionEnd } from './session-end'

const now = new Date('2026-05-04T12:00:00.500Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

describe('the end of a checkout', () => {
  it('is the quote’s where that is near', () => {
    expect(sessionEnd(now, minutes(60))?.toISOString()).toBe('2026-05-04T13:00:00.000Z')
  })

  it('is within Stripe’s 24 hours where the quote has days or no end', () => {
    const latest = minutes(24 * 60).getTime()
    for (const until of [minutes(30 * 24 * 60), null]) {
      const end = sessionEnd(now, until)?.getTime() ?? 0
      // by a clock that is an hour slower, too
      expect(end + 60 * 60_000).toBeLessThan(latest)
      expect(end).toBeGreaterThan(minutes(22 * 60).getTime())
    }
  })

  it('does not exist where less is left than Stripe’s shortest session', () => {
    expect(sessionEnd(now, minutes(30))).toBeNull()
    expect(sessionEnd(now, minutes(-1))).toBeNull()
  })

  it('exists up to the last moment at which Stripe takes it', () => {
    expect(sessionEnd(now, minutes(31))?.toISOString()).toBe('2026-05-04T12:31:00.000Z')
  })
})
