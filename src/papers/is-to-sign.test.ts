import { expect, it } from 'vitest'
import type { PaperPayment } from '@/domain/quote/paper'
import { isToSign } from './is-to-sign'

const payment: PaperPayment = {
  ...{ reference: 'P-000001', purpose: 'deposit', method: 'stripe' },
  ...{ date: '2026-11-12T17:00:00.000Z', amount: 100, refunded: 0 },
}
const none = { payments: [], paid: 0, owed: 200 }
const held = { payments: [payment], paid: 100, owed: 100 }
const back = { payments: [{ ...payment, refunded: 100 }], paid: 0, owed: 0 }

it.each([
  ['offered', none, true],
  // by a typed name
  ['accepted', none, false],
  ['closed', none, false],
  // a change of what was paid for asks for its own yes
  ['offered', held, true],
  ['accepted', held, false],
  ['accepted', back, false],
  ['offered', back, false],
] as const)(
  'is to be signed until somebody said yes, or it is closed: %s, %j',
  (standing, money, isSigned) => {
    expect(isToSign(standing, { ...money, payments: [...money.payments] })).toBe(isSigned)
  },
)
