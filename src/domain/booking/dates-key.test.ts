import { expect, it } from 'vitest'
import { keyOfDates } from './dates-key'

const dates = {
  today: '2026-11-26',
  visit: '2026-12-02',
  approved: '2026-12-03',
  ready: { from: '2026-12-07', until: '2026-12-12' },
  installed: { from: '2026-12-08', until: '2026-12-14' },
}

it('tells every day apart that a page names, and having none', () => {
  const others = [
    null,
    { ...dates, today: '2026-11-27' },
    { ...dates, visit: '2026-12-03' },
    { ...dates, approved: '2026-12-04' },
    { ...dates, ready: { from: '2026-12-07', until: '2026-12-14' } },
    { ...dates, installed: { from: '2026-12-09', until: '2026-12-14' } },
    { ...dates, installed: { from: '2026-12-08', until: '2026-12-15' } },
  ]
  const keys = [dates, ...others].map(keyOfDates)
  expect(new Set(keys).size).toBe(8)
  expect(keyOfDates(structuredClone(dates))).toBe(keys[0])
})
