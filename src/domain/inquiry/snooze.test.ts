import { describe, expect, it } from 'vitest'
import { snoozeChoices } from './snooze'

const zone = 'America/Chicago'
const choices = (now: string) =>
  snoozeChoices(new Date(now), zone).map(({ name, until }) => [name, until.toISOString()])

describe('an inquiry may rest', () => {
  it('on a Wednesday morning: until two, tomorrow, Monday', () => {
    expect(choices('2026-11-25T15:00:00Z')).toEqual([
      ['afternoon', '2026-11-25T20:00:00.000Z'],
      ['tomorrow', '2026-11-26T14:00:00.000Z'],
      ['monday', '2026-11-30T14:00:00.000Z'],
    ])
  })

  it('in the evening, when it is the next day already in London: by the day of the shop', () => {
    expect(choices('2026-11-26T02:00:00Z')).toEqual([
      ['tomorrow', '2026-11-26T14:00:00.000Z'],
      ['monday', '2026-11-30T14:00:00.000Z'],
    ])
  })

  it('on a Sunday: Monday is tomorrow; on a Monday it is the next one', () => {
    expect(choices('2026-11-29T21:00:00Z')).toEqual([['tomorrow', '2026-11-30T14:00:00.000Z']])
    expect(choices('2026-11-30T21:00:00Z').at(-1)).toEqual(['monday', '2026-12-07T14:00:00.000Z'])
  })

  it('over the change of the clock: at eight of that day', () => {
    expect(choices('2027-03-13T22:00:00Z')[0]).toEqual(['tomorrow', '2027-03-14T13:00:00.000Z'])
  })
})
