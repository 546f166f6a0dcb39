import { describe, expect, it } from 'vitest'
import { crewLetters } from './crew-news'
import type { CrewVisit } from './crew-news'

const now = new Date('2026-11-24T15:00:00.000Z')
const times = { start: '2026-11-25T15:00:00.000Z', end: '2026-11-25T16:00:00.000Z' }
const later = { start: '2026-11-26T15:00:00.000Z', end: '2026-11-26T16:00:00.000Z' }
const past = { start: '2026-11-24T14:00:00.000Z', end: '2026-11-24T16:00:00.000Z' }
const [sam, lee] = [1, 2]

function said(over: Partial<CrewVisit>): string[] {
  const visit = { ...times, isCancelled: false, who: sam, told: null, ...over }
  return crewLetters(visit, now).map(({ to, news, times: { start } }) => `${to} ${news} ${start}`)
}

describe('whoever goes there is told', () => {
  it.each<[string, Partial<CrewVisit>, string[]]>([
    ['that he goes', {}, [`1 chosen ${times.start}`]],
    ['nothing while nobody is chosen', { who: null }, []],
    ['nothing of what he knows', { told: { ...times, who: sam } }, []],
    ['of another time', { told: { ...later, who: sam } }, [`1 moved ${times.start}`]],
    [
      'of another end',
      { told: { ...times, end: later.end, who: sam } },
      [`1 moved ${times.start}`],
    ],
    [
      'that it is off, by the time that he knows',
      { told: { ...later, who: sam }, isCancelled: true },
      [`1 called_off ${later.start}`],
    ],
    ['nothing of what was off before he heard of it', { isCancelled: true }, []],
    [
      'that somebody else goes, and that one that he does',
      { told: { ...later, who: lee } },
      [`2 given_away ${later.start}`, `1 chosen ${times.start}`],
    ],
    [
      'that he does not, while nobody is chosen instead',
      { told: { ...times, who: lee }, who: null },
      [`2 given_away ${times.start}`],
    ],
    [
      'that it is off alone, where it was given away and called off',
      { told: { ...times, who: lee }, isCancelled: true },
      [`2 called_off ${times.start}`],
    ],
    ['nothing of what has begun', past, []],
    [
      'nothing of what is off after it began',
      { told: { ...past, who: sam }, isCancelled: true },
      [],
    ],
    [
      'of what is moved away from today',
      { told: { ...past, who: sam } },
      [`1 moved ${times.start}`],
    ],
  ])('%s', (_what, over, expected) => {
    expect(said(over)).toEqual(expected)
  })
})
