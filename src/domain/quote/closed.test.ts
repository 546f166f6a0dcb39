import { expect, it } from 'vitest'
import { isClosed } from './closed'

const now = new Date('2026-11-26T18:00:00Z')
const open = {
  status: 'pending_payment',
  paymentStatus: 'unpaid',
  validUntil: '2026-12-24T18:00:00Z',
} as const

it.each([
  ['open', {}, false],
  ['declined', { status: 'declined' }, true],
  ['withdrawn', { status: 'withdrawn' }, true],
  ['expired', { status: 'expired' }, true],
  ['past its day', { validUntil: '2026-11-26T17:00:00Z' }, true],
  ['begun, past its day', { status: 'deposit_paid', validUntil: '2026-11-26T17:00:00Z' }, false],
] as const)('of a quote that is %s', (_, change, expected) => {
  expect(isClosed({ ...open, ...change }, now)).toBe(expected)
})
