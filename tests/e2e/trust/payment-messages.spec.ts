import { books, oneReceipt, paidOnce, stateOf, untilPaid } from '../support/books'
import { sqlOfSite } from '../support/database'
import {
  all,
  atOnce,
  completed,
  deliver,
  eventOf,
  openPaymentCases,
  patience,
  payUnheard,
  tried,
} from '../support/payment-cases'
import type { Checkout } from '../support/payment-cases'
import { atSandbox, sessionsOfQuote, undelivered } from '../support/sandbox'
import { expect, test } from '../support/test'

const { checkoutOfNew, post } = openPaymentCases()

const confirm = ({ customer, paymentId, quoteId, sessionId }: Checkout) =>
  post(customer, '/api/payments/confirm', {
    session_id: sessionId,
    quote_id: String(quoteId),
    payment_id: String(paymentId),
  })

test('1 the same event many times at once: one payment, one receipt, every answer 2xx', async () => {
  const checkout = await checkoutOfNew()
  await payUnheard(checkout)
  await atSandbox('webhooks', { drop: false })
  const statuses = await deliver(await eventOf(checkout, completed), atOnce)
  expect(statuses).toHaveLength(atOnce)
  expect(new Set(statuses)).toEqual(new Set([200]))
  await untilPaid(checkout)
  await oneReceipt(checkout)
  tried(atOnce)
})

test('2 webhook and success page at the same moment: one payment, one receipt', async () => {
  const checkout = await checkoutOfNew()
  await payUnheard(checkout)
  await atSandbox('webhooks', { drop: false })
  const event = await eventOf(checkout, completed)
  const [statuses, answers] = await Promise.all([
    deliver(event, atOnce),
    all(atOnce, () => confirm(checkout)),
  ])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(answers.filter((answer) => answer.status() >= 500)).toEqual([])
  await untilPaid(checkout)
  await oneReceipt(checkout)
  tried(2 * atOnce)
})

for (const order of ['completed first', 'succeeded first']) {
  test(`3 two events of one payment, ${order}: one payment, one receipt`, async () => {
    const checkout = await checkoutOfNew()
    await payUnheard(checkout, 'later')
    await atSandbox(`sessions/${checkout.sessionId}/finish`, { outcome: 'succeeded' })
    await atSandbox('webhooks', { drop: false })
    const events = [
      await eventOf(checkout, completed),
      await eventOf(checkout, 'checkout.session.async_payment_succeeded'),
    ]
    if (order === 'succeeded first') events.reverse()
    for (const event of events) await deliver(event, atOnce)
    await untilPaid(checkout)
    await oneReceipt(checkout)
    tried(2 * atOnce)
  })
}

test('5 an end that arrives after the money takes nothing back', async () => {
  const checkout = await checkoutOfNew()
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await untilPaid(checkout)
  const session = (await sessionsOfQuote(String(checkout.quoteId)))[0]
  await atSandbox('events', {
    type: 'checkout.session.expired',
    object: { ...session, status: 'expired', payment_status: 'unpaid' },
  })
  await expect.poll(undelivered, patience).toBe(0)
  expect(await stateOf(checkout)).toEqual(paidOnce(checkout))
})

test('7 events of other software on the account: answered 2xx, nothing changed', async () => {
  const before = await books()
  const others = ['customer.created', completed, 'charge.refunded', 'charge.dispute.created']
  for (const type of others) {
    await atSandbox('events', {
      type,
      object: { object: 'other', id: 'cs_of_another_shop', metadata: {} },
    })
  }
  await expect.poll(undelivered, patience).toBe(0)
  expect(await books()).toEqual(before)
  tried(others.length)
})

test('8 what nobody signed is refused before it is read', async ({ request }) => {
  const before = await books()
  const body = JSON.stringify({ id: 'evt_1', type: completed, data: { object: {} } })
  const now = Math.floor(Date.now() / 1000)
  const signatures = [
    '',
    't=1',
    `t=${now},v1=${'0'.repeat(64)}`,
    `t=${now - 400},v1=x`,
    'v1=',
    ',,,',
  ]
  for (const signature of signatures) {
    const answers = await all(atOnce, () =>
      request.post('/api/stripe/webhook', {
        data: body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }),
    )
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([400]))
  }
  expect(await books()).toEqual(before)
  tried(signatures.length * atOnce)
})

test('10 a payment of which nobody was told is found', async () => {
  const checkout = await checkoutOfNew()
  await payUnheard(checkout)
  // as if the checkout were old enough to be looked up
  await sqlOfSite(
    `update payments set created_at = created_at - interval '2 hours' where id = $1`,
    [checkout.paymentId],
  )
  await expect.poll(() => stateOf(checkout), { timeout: 240_000 }).toEqual(paidOnce(checkout))
})
