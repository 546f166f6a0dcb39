import { all, atOnce, openPaymentCases, tried } from '../support/payment-cases'
import { atSandbox, endTroubles, sessionsOfQuote } from '../support/sandbox'
import { expect, test } from '../support/test'

const { checkoutOfNew, post } = openPaymentCases()

test('12 Pay pressed many times at once opens one page', async () => {
  const { customer, quoteId } = await checkoutOfNew()
  const answers = await all(atOnce, () => post(customer, '/api/payments/checkout', { quoteId }))
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]))
  const sessions = await sessionsOfQuote(String(quoteId))
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
  tried(atOnce)
})

for (const trouble of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'no_answer' },
  { kind: 'cut_off' },
  { kind: 'answer_lost' },
  { kind: 'no_url' },
]) {
  test(`13 Stripe in trouble (${Object.values(trouble).join(' ')}): a clear word, no second page`, async () => {
    const checkout = await checkoutOfNew()
    await atSandbox(`sessions/${checkout.sessionId}/expire`)
    await atSandbox('troubles', { ...trouble, on: 'POST /v1/checkout/sessions', times: 10 })
    const data = { quoteId: checkout.quoteId }
    const refused = await post(checkout.customer, '/api/payments/checkout', data)
    expect([200, 409, 502, 503]).toContain(refused.status())
    await endTroubles()
    await expect
      .poll(
        async () => {
          const again = await post(checkout.customer, '/api/payments/checkout', data)
          return again.status()
        },
        { timeout: 120_000, intervals: [2_000] },
      )
      .toBe(200)
    const sessions = await sessionsOfQuote(String(checkout.quoteId))
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
  })
}
