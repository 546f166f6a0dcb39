import { expect, it } from 'vitest'
import { visitTimes } from './visit-times'

const visit = { start: '2026-12-24T16:00:00.000Z', end: '2026-12-24T17:00:00.000Z' }

it('parts neither the day from its month nor a time from its a.m.', () => {
  expect(visitTimes('en', visit)).toEqual({
    day: 'Thursday, December\u00a024',
    time: '10:00\u00a0–\u2060\u00a011:00\u00a0AM',
  })
  const { day, time } = visitTimes('es', visit)
  expect(day).toBe('jueves, 24\u00a0de\u00a0diciembre')
  expect(time).toMatch(/^10:00–\u206011:00\u00a0a\.\u00a0?m\.$/u)
  expect(time).not.toMatch(/[ \u2009\u202f]/)
})
