import { expect, it } from 'vitest'
import { replacementOf, standingOfRevision } from './paper-standing'

const now = new Date('2026-11-26T18:00:00Z')
const over = '2026-11-26T17:00:00Z'
const sent = {
  status: 'pending_payment',
  paymentStatus: 'unpaid',
  sentAt: '2026-11-24T18:00:00Z',
  validUntil: '2026-12-24T18:00:00Z',
  currentRevision: 2,
} as const
const begun = { status: 'deposit_paid', paymentStatus: 'deposit_paid' } as const

it.each([
  ['open', {}, 'offered'],
  ['with its checkout left', { status: 'payment_cancelled' }, 'offered'],
  ['accepted', { acceptedRevision: 2 }, 'accepted'],
  ['declined', { status: 'declined' }, 'closed'],
  ['declined after a yes', { status: 'declined', acceptedRevision: 2 }, 'closed'],
  ['withdrawn', { status: 'withdrawn' }, 'closed'],
  ['expired', { status: 'expired' }, 'closed'],
  ['past its day', { validUntil: over }, 'closed'],
  ['waiting for the shop', { status: 'awaiting_approval' }, 'closed'],
  ['begun, past its day', { ...begun, acceptedRevision: 2, validUntil: over }, 'accepted'],
  ['begun, with a change to say yes to', { ...begun, acceptedRevision: 1 }, 'offered'],
  [
    'begun, whose change was declined',
    { ...begun, acceptedRevision: 1, declinedAt: over },
    'closed',
  ],
  ['paid', { status: 'payment_succeeded', paymentStatus: 'fully_paid' }, 'accepted'],
  ['saved on the site and begun', { ...begun, sentAt: null }, 'accepted'],
] as const)('of a quote that is %s', (_, change, standing) => {
  expect(standingOfRevision({ ...sent, ...change }, 2, now)).toBe(standing)
})

it('of an earlier revision: what was paid for holds, and to no other anybody can say yes', () => {
  const earlier = (change: object) => standingOfRevision({ ...sent, ...change }, 1, now)
  expect(earlier({})).toBe('closed')
  expect(earlier({ acceptedRevision: 1 })).toBe('closed')
  expect(earlier({ ...begun, acceptedRevision: 1 })).toBe('accepted')
  expect(earlier({ ...begun, acceptedRevision: 2 })).toBe('closed')
})

it('has another in its place only where it is an old one that nobody relies on', () => {
  const quote = { currentRevision: 3 }
  expect(replacementOf(quote, { number: 2, standing: 'closed' })).toBe(3)
  expect(replacementOf(quote, { number: 2, standing: 'accepted' })).toBeNull()
  expect(replacementOf(quote, { number: 3, standing: 'closed' })).toBeNull()
})
