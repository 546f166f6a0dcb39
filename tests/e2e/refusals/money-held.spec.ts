import type { APIRequestContext } from '@playwright/test'
import { mailTo } from '../support/inbox'
import { openMoney } from '../support/money'
import { admin, newCustomer, signInByRequest, staff } from '../support/people'
import { quoteAtCheckout } from '../support/quotes'
import { atSandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const money = openMoney()
const { people, paymentOf, quoteOf } = money

/** Paid with another amount than was asked for. */
async function heldCheckout(request: APIRequestContext) {
  const who = await newCustomer(request, 'held')
  const customer = await people.signedIn(who)
  const checkout = await quoteAtCheckout(customer, people.origin)
  await atSandbox(`sessions/${checkout.sessionId}/tamper`, { amount_total: 4_200 })
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await expect.poll(async () => (await paymentOf(checkout.paymentId)).isHeld).toBe(true)
  return { ...checkout, who, customer }
}

test.describe('a held payment is released by an administrator alone', () => {
  const release = (by: APIRequestContext, wish: object, from = people.origin) =>
    by.post('/api/payments/release', { data: wish, headers: { origin: from } })

  test('as the payment of its quote, once Stripe has the amount that was asked for', async ({
    request,
  }) => {
    const { paymentId, quoteId, sessionId, totalCost, customer, who } = await heldCheckout(request)
    const wish = { paymentId, decision: 'settle', reason: 'Looked up at Stripe, it is right.' }
    expect((await release(request, wish)).status()).toBe(401)
    expect((await release(customer, wish)).status()).toBe(403)
    expect((await release(await people.signedIn(staff), wish)).status()).toBe(403)
    expect((await release(money.office, wish, 'https://evil.example')).status()).toBe(403)
    expect((await release(money.office, { ...wish, reason: ' ' })).status()).toBe(422)
    expect((await release(money.office, { ...wish, paymentId: 2_147_483_647 })).status()).toBe(404)
    const other = await release(money.office, wish)
    expect([other.status(), ((await other.json()) as { kind: string }).kind]).toEqual([
      409,
      'other_amount',
    ])
    expect(await quoteOf(quoteId)).toBe('pending_payment/unpaid')

    await atSandbox(`sessions/${sessionId}/tamper`, { amount_total: Math.round(totalCost * 100) })
    const answer = await release(money.office, wish)
    expect(await answer.json()).toEqual({ outcome: 'settled' })
    expect(await quoteOf(quoteId)).toBe('payment_succeeded/fully_paid')
    expect(await paymentOf(paymentId)).toMatchObject({
      status: 'succeeded',
      isHeld: false,
      release: { decision: 'settle', reason: wish.reason, by: admin.email },
    })
    await mailTo(who.email, /^Receipt/)
    expect((await release(money.office, wish)).status()).toBe(409)
  })

  test('by giving the money back, on the payment’s own screen', async ({ page, request }) => {
    const { paymentId, quoteId, customer, who } = await heldCheckout(request)
    const pay = () =>
      customer.post('/api/payments/checkout', {
        data: { quoteId },
        headers: { origin: people.origin },
      })
    expect((await pay()).status()).toBe(409)
    await signInByRequest(page.request, people.origin, admin)
    await page.goto(`/admin/collections/payments/${paymentId}`)
    const form = page.getByRole('group', { name: 'Release this payment' })
    await form.getByRole('button', { name: 'Give the money back' }).click()
    await expect(form.getByRole('alert')).toHaveText('Write down why first.')
    await form.getByLabel(/^Reason/).fill('The customer wants to start over.')
    await form.getByRole('button', { name: 'Give the money back' }).click()
    await expect(
      page.getByText(/^Given back by admin@.*The customer wants to start over/),
    ).toBeVisible()
    expect(await paymentOf(paymentId)).toMatchObject({ isHeld: false, refundedAmount: 42 })
    expect(await quoteOf(quoteId)).toBe('pending_payment/unpaid')
    await mailTo(who.email, /^Payment for quote Q-\d+ refunded/)
    expect((await pay()).status()).toBe(200)
  })
})
