import { describe, expect, it } from 'vitest'
import { readReport } from './report-return'
import { cancelToast, successToast } from './report-toast'

const facts = {
  quoteId: 2,
  number: 'Q-000002',
  reference: 'P-000001',
  purpose: 'full',
  amount: 12.5,
  owed: 0,
  currency: 'USD',
  paidAt: null,
  canPay: true,
  validUntil: null,
  hasRunOut: false,
  paidSince: null,
  email: 'avery@example.com',
  phone: null,
} as const

describe('an answer about the way back', () => {
  it('is an outcome or a reason', () => {
    expect(readReport({ outcome: 'success' })).toEqual({ kind: 'success' })
    expect(readReport({ kind: 'held', error: 'x' })).toEqual({ kind: 'held' })
    expect(readReport({ kind: 'unexpected_status', status: 'expired' })).toEqual({
      kind: 'unexpected_status',
      status: 'expired',
    })
  })

  it('carries the facts of the payment where they can be read', () => {
    expect(readReport({ outcome: 'cancelled', facts })).toEqual({ kind: 'cancelled', facts })
    expect(readReport({ outcome: 'success', facts: { ...facts, amount: '12.50' } })).toEqual({
      kind: 'success',
    })
  })

  it('that nobody knows is a failure', () => {
    for (const body of [null, 'success', {}, { outcome: 7 }, { errors: [] }]) {
      expect(readReport(body)).toEqual({ kind: 'failed' })
    }
  })
})

describe('the toast', () => {
  it('of the success page is good news for success alone', () => {
    expect(successToast({ kind: 'success' })?.kind).toBe('success')
    expect(successToast({ kind: 'already_processed' })).toBeNull()
    expect(successToast({ kind: 'not_found' })?.title).toBe('recordErrorTitle')
    expect(successToast({ kind: 'failed' })?.title).toBe('processingErrorTitle')
  })

  it('of the cancel page names what could not be found or updated', () => {
    expect(cancelToast({ kind: 'cancelled' })).toEqual({ kind: 'info', title: 'cancelledTitle' })
    const paid = { ...facts, paidSince: 'P-000003' }
    expect(cancelToast({ kind: 'cancelled', facts: paid })).toBeNull()
    expect(cancelToast({ kind: 'not_found' })?.title).toBe('recordNotFoundTitle')
    expect(cancelToast({ kind: 'stripe_unreachable' })?.title).toBe('updateErrorTitle')
  })
})
