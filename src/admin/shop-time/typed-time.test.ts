import { describe, expect, it } from 'vitest'
import { momentOf, writtenIn } from './typed-time'

const zone = 'America/Chicago'

describe('a time in a form of the admin', () => {
  it.each([
    ['in winter', '2026-11-27T15:00:00.000Z', '2026-11-27T09:00'],
    ['in summer', '2026-07-01T14:00:00.000Z', '2026-07-01T09:00'],
    ['on another day than in London', '2026-11-28T03:30:00.000Z', '2026-11-27T21:30'],
  ])('is the shop’s %s, whatever zone the browser is in', (_, stored, written) => {
    expect(writtenIn(zone, stored)).toBe(written)
    expect(momentOf(zone, written)).toBe(stored)
  })

  it('may be none', () => {
    expect(writtenIn(zone, null)).toBe('')
    expect(writtenIn(zone, 'soon')).toBe('')
    expect(momentOf(zone, '')).toBeNull()
    // the hour that the clock leaps over
    expect(momentOf(zone, '2026-03-08T02:30')).toBeNull()
  })
})
