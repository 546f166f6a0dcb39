import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import type { JobProgress } from '@/domain/job/progress'
import { timeZone } from '@/i18n/time-zone'
import type { OwnVisit } from '@/services/bookings/own-visits'
import type { LinkedQuote } from '@/services/links/open-link'
import { freeLine, paperOf, showerPiece, twoPanels } from '../../../tests/fixtures/papers'
import { LinkPage } from './link-page'
import type { Returned } from './returned'

vi.mock('@/client/job-progress', () => ({
  JobProgressLine: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('@/client/change-visit', () => ({
  ChangeVisit: ({ page }: { page: string }) => <a href={page} />,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const paper = paperOf({ lines: [showerPiece('A', twoPanels)] })
const days = {
  today: '2026-11-27',
  visit: '2026-12-02',
  ready: { from: '2026-12-14', until: '2026-12-16' },
  installed: { from: '2026-12-17', until: '2026-12-21' },
}
const quote: LinkedQuote = {
  id: 118,
  number: 'Q-000118',
  state: 'to_accept',
  language: 'en',
  revision: 1,
  paper,
  money: { payments: [], paid: 0, owed: paper.sums.total },
  due: null,
  isPaymentUnderway: false,
  before: null,
  acceptedAt: null,
  acceptedName: null,
  declinedAt: null,
  revisions: [],
}

function page(
  state: LinkedQuote['state'],
  more: Partial<LinkedQuote> = {},
  progress: JobProgress | null = null,
  returned: Returned | null = null,
  bookHref: string | null = null,
  visit: OwnVisit | null = null,
): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone={timeZone}>
      <LinkPage
        locale="en"
        token="sample"
        quote={{ ...quote, state, ...more }}
        {...{ days, progress, returned, bookHref, visit, nightPhone: null }}
        endsReminders={false}
        cancellation=""
      />
    </NextIntlClientProvider>,
  )
}

it('says the days of an order of now while the quote waits for a yes, and for its first payment', () => {
  expect(page('to_accept')).toContain('Dec\u00a017')
  const awaited = page('to_pay', { due: { purpose: 'deposit', amount: 100 } })
  expect(awaited).toContain('Dec\u00a017')
  const money = { payments: [], paid: 100, owed: paper.sums.total - 100 }
  expect(page('to_pay', { money, due: { purpose: 'balance', amount: 50 } })).not.toContain(
    'Dec\u00a017',
  )
})

it.each(['declined', 'withdrawn', 'expired', 'on_hold'] as const)(
  'promises no days where it is closed: %s',
  (state) => {
    const text = page(state)
    expect(text).not.toContain('Dec\u00a017')
    expect(text).not.toMatch(/You accept|when you accept/)
  },
)

it('says that it is closed before anything else', () => {
  const text = page('declined')
  expect(text.indexOf('You said no to this quote.')).toBeGreaterThan(-1)
  expect(text.indexOf('You said no to this quote.')).toBeLessThan(text.indexOf('quote-sheet-title'))
})

it('warns of paying twice though the price ran out meanwhile', () => {
  expect(page('expired', {}, null, 'unclear')).toContain('do not pay again')
})

it('says that nothing was charged though the price ran out meanwhile', () => {
  const text = page('expired', {}, null, 'cancelled')
  expect(text).toMatch(/Nothing was charged\. .*Ask us to renew it/)
  expect(text).not.toContain('whenever you like')
})

it('leads with the deposit that is due, and with the work once something is paid', () => {
  const progress: JobProgress = {
    steps: [{ step: 'measured', state: 'current', on: null }],
    next: null,
    isOnHold: false,
  }
  const due = { purpose: 'deposit', amount: 1046.8 } as LinkedQuote['due']
  expect(page('to_pay', { due }, progress)).not.toContain('Where it stands')
  const money = { payments: [], paid: 1046.8, owed: 1046.8 }
  expect(page('accepted', { money }, progress)).toContain('Where it stands')
})

it('has no line for what is ticked before anything is', () => {
  const kit = {
    ...freeLine({ key: 'kit', text: 'Care kit', unitPrice: 35 }),
    option: { ticked: false },
  }
  const offered = paperOf({ lines: [showerPiece('A', twoPanels), kit] })
  const offer = page('to_accept', { paper: offered })
  expect(offer).toContain('Care kit')
  expect(offer).not.toContain('Your choices')
})

const arrived = {
  reference: 'P-000045',
  purpose: 'full',
  method: 'stripe',
  date: '2026-11-12T17:00:00.000Z',
  amount: 100,
} as const

it('thanks nobody for money that went back', () => {
  const payment = { ...arrived, refunded: 100 }
  const progress: JobProgress = {
    steps: [{ step: 'measured', state: 'current', on: null }],
    next: null,
    isOnHold: false,
  }
  const text = page('paid', { money: { payments: [payment], paid: 0, owed: 0 } }, progress)
  expect(text).toContain('Your money went back.')
  expect(text).not.toContain('Where it stands')
  expect(text).not.toMatch(/All paid|This is an estimate/)
  const kept = { ...payment, refunded: 0 }
  expect(page('paid', { money: { payments: [kept], paid: 100, owed: 0 } })).toContain('All paid')
})

it('says what was paid and what of it went back', () => {
  const payment = { ...arrived, refunded: 30 }
  const text = page('paid', { money: { payments: [payment], paid: 70, owed: 0 } })
  expect(text).toMatch(/You paid \S*100\.00\S*\. We gave \S*30\.00\S* of it back\./)
  expect(text).not.toContain('All paid')
})

const underWay: JobProgress = {
  steps: [{ step: 'measured', state: 'current', on: null }],
  next: null,
  isOnHold: false,
}

it('has the one next act beside where the work is, above the quote, and not again in it', () => {
  const due = { purpose: 'balance', amount: 1046.8 } as LinkedQuote['due']
  const money = { payments: [], paid: 1046.8, owed: 1046.8 }
  const text = page('to_pay', { due, money }, underWay)
  expect(text.split('id="next-act"')).toHaveLength(2)
  expect(text.indexOf('id="next-act"')).toBeLessThan(text.indexOf('quote-sheet-title'))
  // what happens next is where the work is; on paper it stands below
  expect(text).toMatch(/class="hidden print:contents"[^]*What happens next/)
})

it('lists what was paid', () => {
  const first = { ...arrived, purpose: 'deposit', refunded: 0 } as const
  const last = { ...arrived, reference: 'P-000046', purpose: 'balance', refunded: 0 } as const
  const money = { payments: [first, last], paid: 200, owed: 0 }
  const text = page('paid', { money }, underWay)
  expect(text).toMatch(/Deposit, by card.*P-000045.*\$100\.00.*Balance, by card.*P-000046/)
  expect(text).toContain('All paid. Thank you.')
})

it('says until when the price holds only while somebody can say yes', () => {
  expect(page('to_accept')).toMatch(/Good until/)
  expect(page('accepted')).not.toMatch(/Good until/)
  expect(page('declined')).not.toMatch(/Good until/)
})

it.each([
  ['accepted', 'Accepted November 28, 2026.'],
  ['declined', 'Declined November 29, 2026.'],
  ['expired', 'Ran out December 9, 2026.'],
] as const)('says in its head what came of it, and when: %s', (state, said) => {
  const answered = { acceptedAt: '2026-11-28T16:00:00Z', declinedAt: '2026-11-29T16:00:00Z' }
  const text = page(state, answered).replaceAll('\u00a0', ' ')
  expect(text).toContain(said)
  expect(text).not.toContain('Good until')
})

it.each([
  ['declined', 'Write to us'],
  ['withdrawn', 'Write to us'],
  ['expired', 'Ask us to renew it'],
] as const)('has the way to ask in the notice that names it: %s', (state, said) => {
  const text = page(state)
  expect(text).toMatch(new RegExp(`<a href="#ask"[^>]*>${said}</a>`))
  expect(text.indexOf('href="#ask"')).toBeLessThan(text.indexOf('quote-sheet-title'))
  // it leads to what stands once
  expect(text.split('id="ask"')).toHaveLength(2)
})

it('asks for nothing while the office looks at it', () => {
  expect(page('on_hold')).not.toContain('href="#ask"')
})

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
