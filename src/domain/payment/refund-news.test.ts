import { describe, expect, it } from 'vitest'
import { refundNews } from './refund-news'
import type { KeptRefund } from './refunds'

function refund(key: string, amountMinor: number, state: KeptRefund['state']): KeptRefund {
  return {
    key,
    amountMinor,
    state,
    stripeId: `re_${key}`,
    reason: null,
    by: null,
    byOffice: false,
    at: '2026-11-20T12:00:00.000Z',
  }
}

const back = refund('first', 100, 'succeeded')
const failed = refund('first', 100, 'failed')

describe('what a report says of refunds', () => {
  it.each([60, 100, 150])('is both the failed one and another of %d', (amount) => {
    const other = refund('other', amount, 'succeeded')
    const known = { bookedMinor: 100, refundedMinor: amount, before: [back] }
    expect(refundNews({ ...known, after: [failed, other] })).toEqual({
      arrivedMinor: amount,
      arrived: [other],
      returnedMinor: 100,
      cameBack: true,
      isOld: false,
    })
  })

  it('is nothing where each stands as it did', () => {
    const known = { bookedMinor: 100, refundedMinor: 100 }
    expect(refundNews({ ...known, before: [back], after: [back] })).toMatchObject({
      arrivedMinor: 0,
      returnedMinor: 0,
      cameBack: false,
    })
  })

  it.each([
    ['more', 100, 150, 50, 0],
    ['less', 150, 100, 0, 50],
  ])('is the difference where the key may not read them: %s', (_, booked, now, came, left) => {
    const none = { before: [], after: [] }
    expect(refundNews({ ...none, bookedMinor: booked, refundedMinor: now })).toMatchObject({
      arrivedMinor: came,
      returnedMinor: left,
      cameBack: left > 0,
    })
  })

  it('tells again of none that was booked before rows were kept', () => {
    const known = { bookedMinor: 100, refundedMinor: 100, before: [] }
    expect(refundNews({ ...known, after: [back] })).toMatchObject({
      arrivedMinor: 0,
      cameBack: false,
    })
  })

  it('is old where one that failed at Stripe is said to have arrived', () => {
    const known = { bookedMinor: 0, refundedMinor: 100, after: [back] }
    expect(refundNews({ ...known, before: [failed] }).isOld).toBe(true)
    expect(refundNews({ ...known, before: [{ ...failed, stripeId: null }] }).isOld).toBe(false)
  })
})
