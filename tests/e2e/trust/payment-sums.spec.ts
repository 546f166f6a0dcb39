import { receiptsOf, stateOf, untilPaid } from '../support/books'
import { sqlOfSite } from '../support/database'
import {
  atOnce,
  completed,
  deliver,
  eventOf,
  openPaymentCases,
  patience,
  tried,
} from '../support/payment-cases'
import { atSandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const { checkoutOfNew, post } = openPaymentCases()

for (const outcome of ['succeeded', 'failed'] as const) {
  test(`4 money that comes later and has ${outcome}`, async () => {
    const checkout = await checkoutOfNew()
    await atSandbox(`sessions/${checkout.sessionId}/pay`, { money: 'later' })
    await expect.poll(async () => (await stateOf(checkout)).payment, patience).toBe('processing')
    expect((await stateOf(checkout)).paid).toBe(0)
    await atSandbox(`sessions/${checkout.sessionId}/finish`, { outcome })
    if (outcome === 'succeeded') return untilPaid(checkout)
    await expect.poll(async () => (await stateOf(checkout)).payment, patience).toBe('failed')
    const again = await post(checkout.customer, '/api/payments/checkout', {
      quoteId: checkout.quoteId,
    })
    expect(again.status()).toBe(200)
  })
}

for (const [name, changes] of [
  ['amount', { amount_total: 4_200 }],
  ['currency', { currency: 'eur' }],
] as const) {
  test(`6 another ${name} than was asked for is held, and fulfils nothing`, async () => {
    const checkout = await checkoutOfNew()
    await atSandbox(`sessions/${checkout.sessionId}/tamper`, changes)
    await atSandbox(`sessions/${checkout.sessionId}/pay`)
    await expect.poll(async () => (await stateOf(checkout)).held, patience).toBe(true)
    const statuses = await deliver(await eventOf(checkout, completed), atOnce)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await stateOf(checkout)).toMatchObject({
      paid: 0,
      status: 'pending_payment',
      payment: 'error',
    })
    expect(await receiptsOf(checkout)).toBe(0)
    tried(atOnce)
  })
}

test('11 a quote that was changed at the open page is paid as it was, or not at all', async () => {
  const checkout = await checkoutOfNew()
  await sqlOfSite('update quotes set total_cost = total_cost + 100 where id = $1', [
    checkout.quoteId,
  ])
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await expect.poll(async () => (await stateOf(checkout)).held, patience).toBe(true)
  expect((await stateOf(checkout)).paid).toBe(0)
})
