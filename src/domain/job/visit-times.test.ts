import { describe, expect, it } from 'vitest'
import { visitTimesProblem, visitsOverlap } from './visit-times'

const at = (from: string, until: string) => ({
  start: `2026-11-24T${from}:00.000Z`,
  end: `2026-11-24T${until}:00.000Z`,
})

describe('the times of a visit', () => {
  it.each([
    ['09:00', '10:00', null],
    ['09:00', '09:00', 'ends_first'],
    ['10:00', '09:00', 'ends_first'],
    ['01:00', '17:00', null],
    ['01:00', '17:01', 'too_long'],
  ] as const)('from %s until %s: %s', (from, until, problem) => {
    expect(visitTimesProblem(at(from, until))).toBe(problem)
  })

  it('that can’t be read are none', () => {
    expect(visitTimesProblem({ start: 'soon', end: 'later' })).toBe('ends_first')
  })
})

describe('two visits', () => {
  it.each([
    [at('09:00', '10:00'), at('10:00', '11:00'), false],
    [at('09:00', '10:00'), at('09:59', '11:00'), true],
    [at('09:00', '12:00'), at('10:00', '11:00'), true],
    [at('09:00', '10:00'), at('11:00', '12:00'), false],
  ])('%j and %j overlap: %s', (one, other, expected) => {
    expect(visitsOverlap(one, other)).toBe(expected)
    expect(visitsOverlap(other, one)).toBe(expected)
  })
})
