import { expect, it } from 'vitest'
import type { PaperPayment } from './paper'
import { moneyUntil, receivedAndKept, refundsOf, refundsOfAll } from './paper-money'

const paper = { sums: { total: 2000 } as Parameters<typeof moneyUntil>[0]['sums'], currency: 'USD' }

const deposit: PaperPayment = {
  reference: 'P-000001',
  purpose: 'deposit',
  method: 'stripe',
  date: '2026-11-12T17:00:00.000Z',
  amount: 1000,
  refunded: 0,
}
const givenBack = (amount: number, date: string) => ({
  refunded: amount,
  refunds: [{ amount, date }],
})

it('is not changed for the receipt of a payment by what went back after it came', () => {
  const back = { ...deposit, ...givenBack(1000, '2026-11-20T17:00:00.000Z') }
  expect(moneyUntil(paper, [back], back)).toMatchObject({ paid: 1000, owed: 1000 })
})

it('counts what went back of an earlier payment before the later one came', () => {
  const early = { ...deposit, ...givenBack(100, '2026-11-13T17:00:00.000Z') }
  const balance: PaperPayment = {
    ...deposit,
    ...givenBack(50, '2026-12-01T17:00:00.000Z'),
    ...{ reference: 'P-000002', purpose: 'balance', amount: 1100 },
    date: '2026-11-30T17:00:00.000Z',
  }
  const late = { ...balance, reference: 'P-000003' }
  const payments = [early, balance, late]
  expect(moneyUntil(paper, payments, early)).toMatchObject({ paid: 1000, owed: 1000 })
  expect(moneyUntil(paper, payments, balance)).toMatchObject({ paid: 2000, owed: 0 })
})

it('lists what went back one by one, and what nobody knows the day of without one', () => {
  const one = { amount: 40, date: '2026-11-13T17:00:00.000Z' }
  expect(refundsOf({ refunded: 40, refunds: [one] }, 'USD')).toEqual([one])
  expect(refundsOf({ refunded: 100.1, refunds: [one] }, 'USD')).toEqual([
    one,
    { amount: 60.1, date: null },
  ])
  // a row of which Stripe says that it did not arrive
  expect(refundsOf({ refunded: 30, refunds: [one] }, 'USD')).toEqual([{ amount: 30, date: null }])
  expect(refundsOf({ refunded: 0, refunds: [one] }, 'USD')).toEqual([])
  expect(refundsOf({ refunded: 0 }, 'USD')).toEqual([])
})

it('keeps to the cent what did not go back', () => {
  const payments = [{ ...deposit, amount: 1812.18, refunded: 500.1 }, deposit]
  expect(receivedAndKept(payments, 'USD')).toEqual({ received: 2812.18, kept: 2312.08 })
  expect(receivedAndKept([{ ...deposit, refunded: 1000 }], 'USD').kept).toBe(0)
})

it('lists what went back of several payments in the order of its days', () => {
  const first = { ...deposit, ...givenBack(20, '2026-12-01T17:00:00.000Z') }
  const second = { ...deposit, ...givenBack(30, '2026-11-20T17:00:00.000Z') }
  const unknown = { ...deposit, refunded: 5 }
  const amounts = refundsOfAll([unknown, first, second], 'USD').map(({ amount }) => amount)
  expect(amounts).toEqual([30, 20, 5])
})
