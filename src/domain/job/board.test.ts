import { describe, expect, it } from 'vitest'
import { byUrgency, cardDate } from './card-date'
import type { DatedJob } from './card-date'
import { usualWaits } from './usual-wait'

const now = new Date('2026-11-24T15:00:00Z')
const today = '2026-11-24'
const since = '2026-11-20T15:00:00Z'
const visit = (kind: 'measure' | 'install', day: string) => ({
  kind,
  start: `${day}T15:00:00Z`,
  end: `${day}T16:00:00Z`,
})

const job: DatedJob = {
  state: 'to_measure',
  since,
  visits: [],
  expectedOn: null,
  isAgreed: false,
  isOwed: false,
}

function dateOf(over: Partial<DatedJob>): string {
  const { kind, at, isLate } = cardDate({ ...job, ...over }, now, today)
  return `${kind} ${at.slice(0, 10)}${isLate ? ' late' : ''}`
}

describe('the date that matters', () => {
  it.each<[Partial<DatedJob>, string]>([
    [{}, 'no_day 2026-11-20 late'],
    [{ since: '2026-11-23T12:00:00.000Z' }, 'no_day 2026-11-23'],
    [
      { visits: [visit('measure', '2026-11-20'), visit('measure', '2026-11-26')] },
      'visit 2026-11-26',
    ],
    [{ visits: [visit('measure', '2026-11-20')] }, 'visit 2026-11-20 late'],
    [{ visits: [visit('install', '2026-11-26')] }, 'no_day 2026-11-20 late'],
    [{ state: 'measured' }, 'waits_for_yes 2026-11-20'],
    [{ state: 'measured', isAgreed: true }, 'order_now 2026-11-20'],
    [{ state: 'ordered', expectedOn: '2026-11-24T12:00:00.000Z' }, 'glass 2026-11-24'],
    [{ state: 'ordered', expectedOn: '2026-11-23T12:00:00.000Z' }, 'glass 2026-11-23 late'],
    [{ state: 'glass_in' }, 'in_since 2026-11-20'],
    [{ state: 'scheduled', visits: [visit('install', '2026-11-26')] }, 'visit 2026-11-26'],
    [{ state: 'installed', isOwed: true }, 'owes 2026-11-20'],
    [{ state: 'installed' }, 'close_now 2026-11-20'],
    [{ state: 'on_hold' }, 'held_since 2026-11-20'],
  ])('%j: %s', (over, expected) => {
    expect(dateOf(over)).toBe(expected)
  })

  it('orders a column: what is late first, then what comes first', () => {
    const at = (day: string) => ({
      day,
      date: cardDate({ ...job, state: 'ordered', expectedOn: `${day}T12:00:00Z` }, now, today),
    })
    const days = ['2026-12-02', '2026-11-23', '2026-11-27', '2026-11-20'].map(at)
    expect(days.toSorted(byUrgency).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-27',
      '2026-12-02',
    ])
  })
})

describe('the usual wait', () => {
  const stayed = (days: number, leftDaysAgo = 1) => {
    const left = now.getTime() - leftDaysAgo * 86_400_000
    return {
      begunAt: new Date(left - days * 86_400_000).toISOString(),
      moves: [{ from: 'to_measure', to: 'measured', at: new Date(left).toISOString() }] as const,
    }
  }
  const waits = (jobs: ReturnType<typeof stayed>[]) =>
    usualWaits(
      jobs.map((one) => ({ ...one, moves: [...one.moves] })),
      now,
    )

  it('is the median of the last 90 days', () => {
    expect(waits([stayed(1), stayed(2), stayed(30)])).toEqual({ to_measure: 2 })
    expect(waits([stayed(2), stayed(4)])).toEqual({ to_measure: 3 })
    expect(waits([stayed(2, 91), stayed(4)])).toEqual({ to_measure: 4 })
    expect(waits([])).toEqual({})
  })

  it('counts from the step before, and not what was on hold', () => {
    const moves = [
      { from: 'to_measure', to: 'on_hold', at: '2026-11-10T00:00:00Z' },
      { from: 'on_hold', to: 'to_measure', at: '2026-11-20T00:00:00Z' },
      { from: 'to_measure', to: 'measured', at: '2026-11-23T00:00:00Z' },
    ] as const
    const begunAt = '2026-11-09T00:00:00Z'
    expect(usualWaits([{ begunAt, moves: [...moves] }], now)).toEqual({ to_measure: 2 })
  })
})
