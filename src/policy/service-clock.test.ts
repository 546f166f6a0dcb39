import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nightPhone, serviceSpans } from '@/domain/company/service-clock'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { serviceClockScript } from './own-scripts.mjs'

const hours = {
  weekdays: 'Mon-Fri 8:00 AM-6:00 PM',
  saturday: 'Sat 9:00 AM-2:00 PM by appointment',
  sunday: 'Sun closed (emergency available)',
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `${day} {time}`)

/** Runs the script as a page does, and hands back what it marks. */
type Marks = { clock?: string; opens?: string; today?: number; rests?: boolean; minute?: number }

function openPage(spans = serviceSpans(hours), closed: string[] = []): Marks {
  const mark: Marks = {}
  const setProperty = (name: string, value: string | number) => {
    if (name === '--minute') mark.minute = Number(value)
    else mark.opens = JSON.parse(String(value)) as string
  }
  const dataset = {
    spans: JSON.stringify(spans),
    closed: JSON.stringify(closed),
    zone: 'America/Chicago',
    opens: JSON.stringify({
      locale: 'en',
      today: 'today {time}',
      tomorrow: 'tomorrow {time}',
      days,
    }),
  }
  const page = {
    documentElement: { dataset: mark, style: { setProperty } },
    currentScript: { parentElement: { parentElement: { dataset } } },
  }

  new Function('document', serviceClockScript)(page)
  return mark
}

function clockAt(instant: string): string | undefined {
  vi.setSystemTime(new Date(instant))
  return openPage().clock
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the clock of the shop', () => {
  it.each([
    ['a Tuesday in winter, a minute before eight', '2027-01-12T13:59:59Z', 'night'],
    ['eight', '2027-01-12T14:00:00Z', 'day'],
    ['a minute before six', '2027-01-12T23:59:59Z', 'day'],
    ['six', '2027-01-13T00:00:00Z', 'night'],
    ['a Saturday at one', '2027-01-16T19:00:00Z', 'day'],
    ['a Saturday at two', '2027-01-16T20:00:00Z', 'night'],
    ['a Sunday at noon', '2027-01-17T18:00:00Z', 'night'],
    ['the Friday before the clock is put forward, at eight', '2027-03-12T14:00:00Z', 'day'],
    ['the Monday after, at eight', '2027-03-15T13:00:00Z', 'day'],
    ['the Monday after, a minute before', '2027-03-15T12:59:59Z', 'night'],
    ['the Friday before it is put back, at six', '2027-11-05T23:00:00Z', 'night'],
    ['the Monday after, a minute before six', '2027-11-08T23:59:59Z', 'day'],
    ['the Monday after, at six', '2027-11-09T00:00:00Z', 'night'],
    ['midnight in Dallas', '2027-01-12T06:00:00Z', 'night'],
  ])('at %s it is %s: %s', (_, instant, expected) => {
    expect(clockAt(instant)).toBe(expected)
  })

  it('goes on while a page stays open', () => {
    vi.setSystemTime(new Date('2027-01-12T23:59:00Z'))
    const mark = openPage()
    expect(mark.clock).toBe('day')
    vi.advanceTimersByTime(61_000)
    expect(mark.clock).toBe('night')
  })

  it('is night all day while the shop rests, by its own day', () => {
    const closed = ['2027-01-12']
    vi.setSystemTime(new Date('2027-01-12T17:00:00Z'))
    expect(openPage(serviceSpans(hours), closed).clock).toBe('night')
    vi.setSystemTime(new Date('2027-01-13T14:00:00Z'))
    expect(openPage(serviceSpans(hours), closed).clock).toBe('day')
    vi.setSystemTime(new Date('2027-01-11T23:30:00Z'))
    expect(openPage(serviceSpans(hours), closed).clock).toBe('day')
  })

  it.each([
    ['before eight on a Tuesday', '2027-01-12T13:00:00Z', 'today 8:00\u00a0AM'],
    ['in its evening', '2027-01-13T03:00:00Z', 'tomorrow 8:00\u00a0AM'],
    ['on a Friday evening', '2027-01-16T02:00:00Z', 'tomorrow 9:00\u00a0AM'],
    ['on a Saturday evening', '2027-01-17T02:00:00Z', 'Mon 8:00\u00a0AM'],
    ['while it is open', '2027-01-12T17:00:00Z', ''],
  ])('says when the office opens, %s', (_, instant, expected) => {
    vi.setSystemTime(new Date(instant))
    expect(openPage().opens?.replace('\u202f', ' ')).toBe(expected)
  })

  it('opens on no day on which it rests', () => {
    vi.setSystemTime(new Date('2027-01-13T03:00:00Z'))
    expect(openPage(serviceSpans(hours), ['2027-01-13']).opens).toMatch(/^Thu/)
  })

  it('marks which day and minute it is where the shop is, and whether it rests', () => {
    vi.setSystemTime(new Date('2027-01-13T03:30:00Z'))
    expect(openPage()).toMatchObject({ today: 2, minute: 21 * 60 + 30, rests: false })
    expect(openPage(serviceSpans(hours), ['2027-01-12']).rests).toBe(true)
  })

  it('leads no call elsewhere where the hours say nothing certain', () => {
    vi.setSystemTime(new Date('2027-01-17T18:00:00Z'))
    const unsure = { weekdays: 'By appointment', saturday: '', sunday: '' }
    expect(openPage(serviceSpans(unsure)).clock).toBe('day')
  })
})

describe('the number of the night', () => {
  const company = (phone: string, emergencyPhone: string) =>
    nightPhone({ phone, emergencyPhone } as CompanyFacts)

  it('is the emergency’s where that is another', () => {
    expect(company('1', '2')).toEqual({ phone: '2' })
    expect(company('1', '1')).toBeNull()
    expect(company('', '2')).toBeNull()
    expect(company('1', '')).toBeNull()
  })
})
