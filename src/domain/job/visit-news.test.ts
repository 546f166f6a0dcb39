import { describe, expect, it } from 'vitest'
import { isWaking, newsOf, wakingOn } from './visit-news'
import type { ToldVisit } from './visit-news'

const now = new Date('2026-11-24T15:00:00.000Z')
const times = { start: '2026-11-25T15:00:00.000Z', end: '2026-11-25T16:00:00.000Z' }
const later = { start: '2026-11-26T15:00:00.000Z', end: '2026-11-26T16:00:00.000Z' }
const past = { start: '2026-11-24T14:00:00.000Z', end: '2026-11-24T16:00:00.000Z' }

function visit(over: Partial<ToldVisit>): ToldVisit {
  return { ...times, isCancelled: false, told: null, isCancelTold: false, ...over }
}

describe('the customer is told', () => {
  it.each<[string, Partial<ToldVisit>, string | null]>([
    ['of a visit that was set', {}, 'set'],
    ['nothing of one he knows', { told: times }, null],
    ['of one that was moved', { told: later }, 'moved'],
    ['of one that takes longer', { told: { ...times, end: later.end } }, 'moved'],
    ['of one that was called off', { told: times, isCancelled: true }, 'called_off'],
    ['nothing of one called off before he heard of it', { isCancelled: true }, null],
    ['that it is off once', { told: times, isCancelled: true, isCancelTold: true }, null],
    ['of one that takes place after all', { told: times, isCancelTold: true }, 'set'],
    ['nothing of one that has begun', { ...past }, null],
    ['nothing of one called off after it began', { told: past, isCancelled: true }, null],
    ['of one moved away from today', { ...later, told: past }, 'moved'],
  ])('%s', (_what, over, news) => {
    expect(newsOf(visit(over), now)).toBe(news)
  })
})

describe('reminders', () => {
  it.each([
    ['2026-11-24T08:59', false],
    ['2026-11-24T09:00', true],
    ['2026-11-24T17:59', true],
    ['2026-11-24T18:00', false],
    ['2026-11-24T00:30', false],
  ])('at %s go out: %s', (time, expected) => {
    expect(isWaking(time)).toBe(expected)
  })

  it('begin in the morning', () => {
    expect(isWaking(wakingOn('2026-11-24'))).toBe(true)
  })
})
