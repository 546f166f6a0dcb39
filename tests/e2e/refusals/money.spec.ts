import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mailTo } from '../support/inbox'
import { openMoney } from '../support/money'
import { admin, newCustomer, signIn } from '../support/people'
import { quoteAtCheckout } from '../support/quotes'
import { sentenceOf } from '../support/refusals'
import { atSandbox, endTroubles, sessionsOfQuote } from '../support/sandbox'
import { expect, test } from '../support/test'

const money = openMoney()
const { people, paymentOf, quoteOf } = money

test('what a customer is about to pay is not changed under his hands', async ({ request }) => {
  const customer = await people.signedIn(await newCustomer(request, 'pays-now'))
  const { quoteId, sessionId, paymentId } = await quoteAtCheckout(customer, people.origin)
  const change = (data: object) =>
    money.office.patch(`/api/quotes/${quoteId}`, { data, headers: { origin: people.origin } })
  const validUntil = new Date(Date.now() + 3_600_000).toISOString()
  for (const data of [{ totalCost: 5 }, { validUntil }, { paidAt: validUntil }]) {
    const answer = await change(data)
    expect([data, answer.status()]).toEqual([data, 409])
  }
  expect(await sentenceOf(await change({ validUntil }))).toContain('on the payment page')
  expect((await change({ notes: 'Call first.' })).status()).toBe(200)

  await atSandbox(`sessions/${sessionId}/pay`)
  await expect.poll(() => quoteOf(quoteId)).toBe('payment_succeeded/fully_paid')
  const refund = (await atSandbox(`sessions/${sessionId}/refund`)) as { id: string }
  await expect.poll(() => quoteOf(quoteId)).toBe('payment_succeeded/refunded')
  await atSandbox(`refunds/${refund.id}/finish`, { outcome: 'failed' })
  await expect.poll(() => quoteOf(quoteId)).toBe('payment_succeeded/fully_paid')
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'succeeded', refundedAmount: 0 })
})

test('an administrator gives part of a payment back from its screen, and says why', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/(422|502).*\/api\/payments\/refund/)
  const customer = await people.signedIn(await newCustomer(request, 'give-back'))
  const checkout = await quoteAtCheckout(customer, people.origin)
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await expect.poll(async () => (await paymentOf(checkout.paymentId)).status).toBe('succeeded')

  await signIn(page, admin)
  await page.goto(`/admin/collections/payments/${checkout.paymentId}`)
  const form = page.getByRole('group', { name: 'Give money back' })
  const look = form.getByRole('button', { name: 'Give back' })
  const give = form.getByRole('button', { name: /^Yes, give/ })
  const change = form.getByRole('button', { name: 'Change' })
  await look.click()
  await expect(form.getByRole('alert')).toHaveText('Choose how much, and write a reason.')
  await form.getByRole('radio', { name: 'A part' }).check()
  await expect(form.getByLabel('Amount')).toHaveValue('')
  await form.getByLabel('Amount').fill('100,000')
  await form.getByLabel('Reason').fill('A pane less than ordered.')
  await look.click()
  await expect(form.getByRole('alert')).toContainText(
    '$100,000.00 is more than can still go back: at most $',
  )
  await expect(give).toHaveCount(0)
  await form.getByLabel('Amount').fill('$11.00')
  await look.click()
  await expect(form).toContainText('Give $11.00 back to')
  await change.click()
  await expect(form.getByLabel('Reason')).toHaveValue('A pane less than ordered.')
  await form.getByLabel('Amount').fill('$10.00')
  await look.click()
  await expect(form).toContainText('The quote is paid')
  await atSandbox('troubles', { on: 'refunds.create', kind: 'cut_off', times: 1000 })
  await give.click()
  await expect(form.getByRole('alert')).toContainText('asked for again by itself')
  await endTroubles()
  // the same refund, though it is clicked again
  await give.click()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Refunded$10.00')
  await expect(page.getByText(/^\$10\.00 is given back to/)).toBeVisible()
  expect(await quoteOf(checkout.quoteId)).toBe('payment_succeeded/partially_refunded')
  expect((await paymentOf(checkout.paymentId)).refunds).toHaveLength(1)

  const own = await customer.get(`/api/payments/${checkout.paymentId}?depth=0`, {
    headers: { origin: people.origin },
  })
  const seen = (await own.json()) as Record<string, unknown>
  expect(seen.refundedAmount).toBe(10)
  expect(seen.refunds ?? []).toEqual([])
  const forbidden = await customer.post('/api/payments/refund', {
    headers: { origin: people.origin },
    data: { paymentId: checkout.paymentId, amount: 1, reason: 'Mine.', requestKey: randomUUID() },
  })
  expect(forbidden.status()).toBe(403)
})

test('cash at the counter pays a part, and is taken back where it was a mistake', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/422.*\/api\/payments\/record/)
  const who = await newCustomer(request, 'at-the-counter')
  const customer = await people.signedIn(who)
  const { quoteId, totalCost } = await quoteAtCheckout(customer, people.origin)

  await signIn(page, admin)
  await page.goto(`/admin/collections/quotes/${quoteId}`)
  await page.getByRole('button', { name: 'Payments', exact: true }).click()
  const form = page.getByRole('group', { name: 'Record a payment' })
  const record = form.getByRole('button', { name: 'Record' })
  await expect(form.getByLabel('Amount')).toHaveValue(String(totalCost))
  await form.getByLabel('Amount').fill('100,000')
  await form.getByLabel('Paid by').selectOption('Check')
  await form.getByLabel('Number').fill('1042')
  await record.click()
  await expect(form.getByRole('alert')).toContainText(/^Amount: at most \$.* is left to pay/)
  await expect(form.getByLabel('Number')).toHaveValue('1042')
  await form.getByLabel('Amount').fill('$100.00')
  await record.click()
  await expect.poll(() => quoteOf(quoteId)).toBe('deposit_paid/deposit_paid')
  await mailTo(who.email, /^Receipt for quote/)
  const sessions = await sessionsOfQuote(String(quoteId))
  expect(sessions.map(({ status }) => status)).toEqual(['expired'])

  const paid = (await (
    await money.office.get(`/api/payments?where[quote][equals]=${quoteId}&sort=-id&depth=0`, {
      headers: { origin: people.origin },
    })
  ).json()) as { docs: { id: number; method: string; reference: string }[] }
  const [recorded] = paid.docs
  expect(recorded?.method).toBe('check')
  await page.goto(`/admin/collections/payments/${recorded?.id ?? 0}`)
  const summary = page.getByRole('region', { name: 'Payment' })
  await expect(summary).toContainText('Check · 1042')
  const cross = page.getByRole('group', { name: 'Void this payment' })
  await cross.getByRole('button', { name: 'Void' }).click()
  await expect(cross.getByRole('alert')).toHaveText('Write down why first.')
  await cross.getByLabel('Reason').fill('The check bounced.')
  await cross.getByRole('button', { name: 'Void' }).click()
  await expect(summary).toContainText(/Voided by admin@.*The check bounced\./)
  expect(await quoteOf(quoteId)).toBe('pending_payment/unpaid')
  await mailTo(who.email, /^Correction: receipt for quote/)

  await page.goto('/admin')
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const table = await readFile(await (await fetched).path(), 'utf8')
  const lines = table.split('\r\n').filter((line) => line.includes(recorded?.reference ?? '-'))
  expect(lines.map((line) => line.split(',')[1])).toEqual(['Payment', 'Void'])
})
