import { describe, expect, it } from 'vitest'
import { paidNote, paidWords } from './paid-words'

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

it('says that the money went back, or a part of it, and thanks for none', () => {
  expect(paidWords({ ...paid, paymentStatus: 'partially_refunded' }, half)).toEqual({
    title: 'partBackTitle',
    text: 'partBackText',
  })
  const refunded = { ...paid, paymentStatus: 'refunded' }
  expect(paidWords(refunded, half)).toEqual({ title: 'backTitle', text: 'backText' })
})

it.each([
  ['deposit_paid', false, 'notePaid'],
  ['fully_paid', false, 'notePaid'],
  ['partially_refunded', true, 'noteFinal'],
  ['refunded', false, 'noteBack'],
  ['refunded', true, 'noteBack'],
  ['disputed', false, 'noteDisputed'],
] as const)('promises work ahead only where money is still held: %s', (state, isFinal, note) => {
  expect(paidNote({ paymentStatus: state, areSizesFinal: isFinal })).toBe(note)
})
