import { expect, it } from 'vitest'
import { waitsForYes } from './waits-for-yes'

const now = new Date('2026-11-26T18:00:00Z')

const sent = {
  status: 'pending_payment',
  paymentStatus: 'unpaid',
  currentRevision: 1,
  acceptedRevision: null,
  sentAt: '2026-11-24T18:00:00Z',
  declinedAt: null,
  validUntil: '2026-12-24T18:00:00Z',
} as const

const deposit = { status: 'deposit_paid', paymentStatus: 'deposit_paid' } as const

it.each([
  ['what was sent and not answered', {}, true],
  ['what was accepted', { acceptedRevision: 1 }, false],
  ['what was not sent yet', { sentAt: null }, false],
  ['what was declined', { declinedAt: '2026-11-25T18:00:00Z' }, false],
  ['what has run out', { validUntil: '2026-11-25T18:00:00Z' }, false],
  ['what was withdrawn', { status: 'withdrawn' }, false],
  [
    'what was measured after a deposit',
    { ...deposit, currentRevision: 2, acceptedRevision: 1 },
    true,
  ],
  [
    'the same past its date, which no longer counts',
    { ...deposit, currentRevision: 2, acceptedRevision: 1, validUntil: '2026-11-25T18:00:00Z' },
    true,
  ],
  [
    'the same once it is accepted: then it waits for money',
    { ...deposit, currentRevision: 2, acceptedRevision: 2 },
    false,
  ],
  [
    'what is paid whole',
    {
      status: 'payment_succeeded',
      paymentStatus: 'fully_paid',
      currentRevision: 2,
      acceptedRevision: 1,
    },
    false,
  ],
] as const)('whether %s waits for a yes', (_, change, expected) => {
  expect(waitsForYes({ ...sent, ...change }, now)).toBe(expected)
})
