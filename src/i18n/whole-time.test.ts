import { expect, it } from 'vitest'
import { timeForLetter, wholeTime } from './whole-time'

it('parts no time on a screen', () => {
  expect(wholeTime('8:00\u2009–\u20099:00\u202fAM')).toBe('8:00\u00a0–\u2060\u00a09:00\u00a0AM')
})

it('begins no line of a letter with a space, and marks nothing that mail programs draw', () => {
  expect(timeForLetter('8:00\u2009–\u20099:00\u202fAM')).toBe('8:00\u00a0– 9:00\u00a0AM')
  expect(timeForLetter('8:00–9:00\u202fa.m.')).toBe('8:00–9:00\u00a0a.m.')
})
