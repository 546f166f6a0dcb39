import { stateOf, untilPaid } from '../support/books'
import { sqlOfSite } from '../support/database'
import { all, atOnce, openPaymentCases, patience, tried } from '../support/payment-cases'
import { admin } from '../support/people'
import { atSandbox, refundedAtStripe, sessionsOfQuote, undelivered } from '../support/sandbox'
import { expect, test } from '../support/test'

const { signedIn, checkoutOfNew, post } = openPaymentCases()

test('14 refunds many times at once give back no more than was paid', async () => {
  const checkout = await checkoutOfNew()
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await untilPaid(checkout)
  const office = await signedIn(admin)
  const part = Math.floor((checkout.totalCost / 4) * 100) / 100
  await all(atOnce, () =>
    post(office, '/api/payments/refund', {
      paymentId: checkout.paymentId,
      amount: part,
      reason: 'A pane less.',
      requestKey: crypto.randomUUID(),
    }),
  )
  await expect.poll(async () => (await stateOf(checkout)).refunded, patience).toBeGreaterThan(0)
  await expect.poll(undelivered, patience).toBe(0)
  const { refunded } = await stateOf(checkout)
  expect(refunded).toBeLessThanOrEqual(checkout.totalCost)
  expect(Math.round(refunded * 100) % Math.round(part * 100)).toBe(0)
  expect(await refundedAtStripe(checkout)).toBe(Math.round(refunded * 100))
  tried(atOnce)
})

test('14 a refund at Stripe itself is in the books', async () => {
  const checkout = await checkoutOfNew()
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await untilPaid(checkout)
  await atSandbox(`sessions/${checkout.sessionId}/refund`, { amount: 1_000 })
  await expect.poll(async () => (await stateOf(checkout)).refunded, patience).toBe(10)
})

test('15 a second payment of a paid quote goes back by itself', async () => {
  const first = await checkoutOfNew()
  // an old page that stayed open at Stripe, of which the site lost sight
  await atSandbox('webhooks', { drop: true })
  await sqlOfSite(`update payments set status = 'expired' where id = $1`, [first.paymentId])
  await sqlOfSite(`update quotes set status = 'pending_payment' where id = $1`, [first.quoteId])
  await atSandbox('webhooks', { drop: false })
  const again = await post(first.customer, '/api/payments/checkout', { quoteId: first.quoteId })
  expect(again.status(), await again.text()).toBe(200)
  const open = (await sessionsOfQuote(String(first.quoteId))).filter(
    ({ status }) => status === 'open',
  )
  for (const { id } of open) await atSandbox(`sessions/${id}/pay`)
  await expect
    .poll(async () => {
      const [row] = await sqlOfSite<{ paid: number }>(
        'select amount_paid::float as paid from quotes where id = $1',
        [first.quoteId],
      )
      return row?.paid
    }, patience)
    .toBe(first.totalCost)
  await expect
    .poll(async () => {
      const [row] = await sqlOfSite<{ kept: number }>(
        `select coalesce(sum(amount - coalesce(refunded_amount, 0)), 0)::float as kept from payments
         where quote_id = $1 and status in ('succeeded', 'partially_refunded', 'refunded', 'expired')
           and paid_at is not null`,
        [first.quoteId],
      )
      return row?.kept
    }, patience)
    .toBe(first.totalCost)
  tried(open.length)
})
