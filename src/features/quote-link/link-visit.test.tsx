import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { JobProgress } from '@/domain/job/progress'
import type { OwnVisit } from '@/services/bookings/own-visits'
import type { LinkedQuote } from '@/services/links/open-link'
import { page, paper, underWay } from '../../../tests/fixtures/link-page'

vi.mock('@/client/job-progress', () => ({
  JobProgressLine: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('@/client/change-visit', () => ({
  ChangeVisit: ({ page }: { page: string }) => <a href={page} />,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

it('has the visit in the bar of a phone while it is the next act, and once beside it', () => {
  const money = { payments: [], paid: 1046.8, owed: 1046.8 }
  const booked = (text: string) => text.split('href="/book-visit"').length - 1
  const ways = (progress: JobProgress, more: Partial<LinkedQuote> = {}) =>
    booked(page('accepted', { money, ...more }, progress, null, '/book-visit'))
  expect(ways(underWay)).toBe(2)
  expect(page('accepted', { money }, underWay, null, '/book-visit')).toMatch(
    /Measuring visit<\/span><\/p><a href="\/book-visit"/,
  )
  const at = { start: '2026-12-02T16:00:00Z', end: '2026-12-02T17:00:00Z' }
  expect(ways({ ...underWay, next: { kind: 'visit', visit: { kind: 'measure', ...at } } })).toBe(0)
  expect(ways(underWay, { paper: { ...paper, measurements: 'final' } })).toBe(0)
  expect(ways({ ...underWay, isOnHold: true })).toBe(0)
  expect(ways({ ...underWay, steps: [{ step: 'measured', state: 'done', on: null }] })).toBe(0)
})

it('asks nobody to agree on a day while the work waits', () => {
  const money = { payments: [], paid: 100, owed: 1900 }
  const asked = (isOnHold: boolean) =>
    page('accepted', { money }, { ...underWay, isOnHold }, null, '/book-visit')
  expect(asked(false)).toContain('href="/book-visit"')
  expect(asked(true)).not.toContain('href="/book-visit"')
  expect(asked(true)).not.toMatch(/call you|write to you to/)
})

describe('a visit that was booked from the link', () => {
  const money = { payments: [], paid: 1046.8, owed: 1046.8 }
  const at = { start: '2026-12-02T16:00:00.000Z', end: '2026-12-02T17:00:00.000Z' }
  const visit: OwnVisit = { ...at, zip: '75034', about: 'shower', page: '/visit/secret' }
  const shown = (progress: JobProgress | null, booked: OwnVisit | null) =>
    page('accepted', { money }, progress, null, '/book-visit', booked)
  const comes = (start: string): JobProgress => ({
    ...underWay,
    next: { kind: 'visit', visit: { kind: 'measure', ...at, start } },
  })

  it('is moved from there, and no other is booked', () => {
    expect(shown(comes(at.start), visit)).toContain('href="/visit/secret"')
    expect(shown(comes(at.start), visit)).not.toContain('href="/book-visit"')
  })

  it('says when it is before the work has begun, too', () => {
    const text = shown(null, visit).replaceAll('\u00a0', ' ')
    expect(text).toContain('We come to measure on Wednesday, December 2, ')
    expect(text).toContain('href="/visit/secret"')
    expect(text).not.toContain('href="/book-visit"')
    expect(shown(null, null)).toContain('href="/book-visit"')
  })

  it('is not what moves a day that the office set', () => {
    expect(shown(comes(at.start), null)).not.toContain('/visit/')
    expect(shown(comes('2026-12-01T16:00:00.000Z'), visit)).not.toContain('/visit/')
  })
})
