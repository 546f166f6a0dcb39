import { describe, expect, it } from 'vitest'
import { progressAt } from './progress'
import type { JobState } from './stages'

const now = new Date('2026-11-24T15:00:00Z')
const install = {
  kind: 'install',
  start: '2026-12-04T15:00:00Z',
  end: '2026-12-04T18:00:00Z',
} as const
const measure = {
  kind: 'measure',
  start: '2026-11-25T15:00:00Z',
  end: '2026-11-25T16:00:00Z',
} as const
const past = {
  kind: 'measure',
  start: '2026-11-20T15:00:00Z',
  end: '2026-11-20T16:00:00Z',
} as const

const job = { heldFrom: null, moves: [], visits: [], expectedOn: null }

function statesAt(state: JobState): string {
  const { steps } = progressAt({ ...job, state }, now)
  return steps.map((one) => one.state[0]).join('')
}

describe('where a job stands', () => {
  it.each([
    ['to_measure', 'caaa'],
    ['measured', 'dcaa'],
    ['ordered', 'ddca'],
    ['glass_in', 'dddc'],
    ['scheduled', 'dddc'],
    ['installed', 'dddd'],
    ['closed', 'dddd'],
  ] as const)('at %s: %s', (state, expected) => {
    expect(statesAt(state)).toBe(expected)
  })

  it('on hold is where it was, without a date', () => {
    const held = { ...job, state: 'on_hold', heldFrom: 'ordered', visits: [install] } as const
    const { steps, next, isOnHold } = progressAt({ ...held, visits: [install] }, now)
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'ahead'])
    expect({ next, isOnHold }).toEqual({ next: null, isOnHold: true })
  })

  it('names the day of each step, the last one where it was done again', () => {
    const moves = [
      { to: 'measured', at: '2026-11-20T16:00:00Z' },
      { to: 'to_measure', at: '2026-11-21T16:00:00Z' },
      { to: 'measured', at: '2026-11-22T16:00:00Z' },
    ] as const
    const { steps } = progressAt({ ...job, state: 'measured', moves: [...moves] }, now)
    expect(steps.map(({ on }) => on)).toEqual(['2026-11-22T16:00:00Z', null, null, null])
  })
})

describe('the next date', () => {
  it('is the first visit that is not over', () => {
    const visits = [install, past, measure]
    expect(progressAt({ ...job, state: 'to_measure', visits }, now).next).toEqual({
      kind: 'visit',
      visit: measure,
    })
  })

  it('is no visit whose work is done, though its day is ahead', () => {
    const service = { ...install, kind: 'service' } as const
    const nextAt = (
      state: JobState,
      visits: (typeof install | typeof measure | typeof service)[],
    ) => progressAt({ ...job, state, visits }, now).next
    expect(nextAt('scheduled', [install])).toEqual({ kind: 'visit', visit: install })
    expect(nextAt('installed', [install])).toBeNull()
    expect(nextAt('closed', [install])).toBeNull()
    expect(nextAt('measured', [measure])).toBeNull()
    expect(nextAt('closed', [service])).toEqual({ kind: 'visit', visit: service })
  })

  it('else the day of the glass while it is ordered, else none', () => {
    const expectedOn = '2026-12-03T12:00:00.000Z'
    const ordered = { ...job, state: 'ordered', expectedOn } as const
    expect(progressAt({ ...ordered, visits: [past] }, now).next).toEqual({
      kind: 'glass',
      on: expectedOn,
    })
    expect(progressAt({ ...job, state: 'glass_in', expectedOn }, now).next).toBeNull()
    expect(progressAt({ ...job, state: 'ordered' }, now).next).toBeNull()
  })
})
