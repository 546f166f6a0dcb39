import { describe, expect, it } from 'vitest'
import { quotePaymentStates } from '@/domain/payment/quote-states'
import { isMoneyHeld, paidWords } from './paid-words'

const paid = { paymentStatus: 'deposit_paid', rest: null, areSizesFinal: false }
const half = { depositDue: 633.48 }

describe('the words over a paid quote', () => {
  it('call it paid only where nothing is left', () => {
    expect(paidWords(paid, half)).toEqual({ title: 'paidTitle', text: 'paidText' })
    for (const paymentStatus of ['partially_refunded', 'disputed', 'fully_paid']) {
      const words = paidWords({ ...paid, paymentStatus, rest: { when: 'after_measuring' } }, half)
      expect(words).toEqual({ title: 'partTitle', text: 'depositText' })
    }
  })

  it('name the deposit only where one was asked for', () => {
    const rest = { when: 'now' } as const
    expect(paidWords({ ...paid, rest, areSizesFinal: true }, half)).toEqual({
      title: 'depositTitle',
      text: 'balanceText',
    })
    expect(paidWords({ ...paid, rest }, { depositDue: 0 })).toEqual({
      title: 'partTitle',
      text: 'restNowText',
    })
  })
})

it('promises work ahead only where money is still held', () => {
  expect(quotePaymentStates.filter((paymentStatus) => isMoneyHeld({ paymentStatus }))).toEqual([
    'deposit_paid',
    'fully_paid',
    'partially_refunded',
  ])
})
