import { expect, it } from 'vitest'
import { nextOfQuote } from './next-of-quote'

const saved = {
  state: 'open',
  answerAddress: null,
  due: null,
  isPaymentUnderway: false,
  hasRunOut: false,
  rest: null,
  page: null,
  isBookable: false,
} as const
const sent = { ...saved, page: '/q/token' }
const full = { purpose: 'full' } as const

it('is a yes before money, and money that is under way before what is due', () => {
  expect(nextOfQuote({ ...sent, answerAddress: '/q/token', due: full })).toBe('to_accept')
  expect(nextOfQuote({ ...saved, isPaymentUnderway: true, due: full })).toBe('processing')
  expect(nextOfQuote({ ...saved, due: { purpose: 'balance' } })).toBe('due.balance')
})

it('has the price of today where it was saved, and leads to the shop where it was sent', () => {
  expect(nextOfQuote({ ...saved, hasRunOut: true, due: full })).toBe('due.expired')
  expect(nextOfQuote({ ...saved, state: 'expired' })).toBe('expired')
  expect(nextOfQuote({ ...sent, state: 'expired' })).toBe('expiredSent')
  expect(nextOfQuote({ ...saved, state: 'refunded' })).toBe('refunded')
  expect(nextOfQuote({ ...sent, state: 'refunded' })).toBe('refundedSent')
})

it('speaks of booking the visit only where it can be booked, and of nothing to do only where it cannot', () => {
  expect(nextOfQuote({ ...saved, state: 'paid', isBookable: true })).toBe('paid')
  expect(nextOfQuote({ ...saved, state: 'paid' })).toBe('paidUnderWay')
  for (const state of ['partially_refunded', 'deposit_paid', 'part_paid'] as const) {
    expect(nextOfQuote({ ...saved, state, isBookable: true })).toBe('visit')
  }
  expect(nextOfQuote({ ...saved, state: 'partially_refunded' })).toBe('partially_refunded')
})

it('is measured before the rest is paid, or else for the office to say', () => {
  const part = { ...saved, state: 'deposit_paid' } as const
  expect(nextOfQuote({ ...part, rest: { when: 'after_measuring' } })).toBe('measure')
  expect(nextOfQuote({ ...part, rest: { when: null } })).toBe('office')
  expect(nextOfQuote(saved)).toBe('office')
  expect(nextOfQuote({ ...saved, state: 'disputed' })).toBe('disputed')
})
