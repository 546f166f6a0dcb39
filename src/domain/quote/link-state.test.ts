import { expect, it } from 'vitest'
import { isSentAndOver } from './link-state'

const now = new Date('2026-11-26T18:00:00Z')
const over = '2026-11-26T17:00:00Z'
const accepted = {
  status: 'pending_payment',
  paymentStatus: 'unpaid',
  sentAt: '2026-11-24T18:00:00Z',
  validUntil: over,
  currentRevision: 1,
  acceptedRevision: 1,
} as const

it('ran out where the shop sent it, though somebody said yes, until something is paid', () => {
  expect(isSentAndOver(accepted, now)).toBe(true)
  expect(isSentAndOver({ ...accepted, validUntil: null, status: 'expired' }, now)).toBe(true)
  expect(isSentAndOver({ ...accepted, validUntil: '2026-12-24T18:00:00Z' }, now)).toBe(false)
  expect(isSentAndOver({ ...accepted, sentAt: null }, now)).toBe(false)
  const begun = { status: 'deposit_paid', paymentStatus: 'deposit_paid' } as const
  expect(isSentAndOver({ ...accepted, ...begun }, now)).toBe(false)
})
