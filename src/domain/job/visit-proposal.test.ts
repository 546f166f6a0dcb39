import { describe, expect, it } from 'vitest'
import { proposedVisit, usualEnd } from './visit-proposal'

/** A Thursday. */
const today = '2026-11-26'

describe('a visit begins with', () => {
  it.each([
    ['the next working day', 'measure', today, null, '2026-11-27'],
    ['Monday on a Friday', 'measure', '2026-11-27', null, '2026-11-30'],
    ['Monday on a Saturday', 'service', '2026-11-28', null, '2026-11-30'],
    ['the working day after the glass', 'install', today, '2026-12-04', '2026-12-07'],
    ['no day before today, though the glass was due', 'install', today, '2026-11-10', '2026-11-27'],
    [
      'no thought of the glass where it is not needed',
      'measure',
      today,
      '2026-12-04',
      '2026-11-27',
    ],
  ] as const)('%s', (_, kind, from, expectedOn, day) => {
    expect(proposedVisit({ kind, today: from, expectedOn }).day).toBe(day)
  })

  it('the hours that its kind takes', () => {
    const times = (kind: 'measure' | 'install') => {
      const { from, until } = proposedVisit({ kind, today, expectedOn: null })
      return [from, until]
    }
    expect(times('measure')).toEqual(['09:00', '10:00'])
    expect(times('install')).toEqual(['09:00', '12:00'])
  })
})

describe('the end of a visit', () => {
  it.each([
    ['13:30', 'install', '16:30'],
    ['08:15', 'service', '09:15'],
    // not of the next day
    ['22:00', 'install', '23:45'],
    ['', 'measure', ''],
  ] as const)('that begins at %s to %s: %s', (from, kind, until) => {
    expect(usualEnd(from, kind)).toBe(until)
  })
})
