import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { quoteAtCheckout } from '../support/quotes'
import { sqlOfSite } from '../support/database'
import { mailTo } from '../support/inbox'
import { admin, newAddress, newCustomer, signIn, signInByRequest, staff } from '../support/people'
import { sentenceOf } from '../support/refusals'
import { atSandbox, endTroubles, sessionsOfQuote } from '../support/sandbox'
import { expect, test } from '../support/test'

type Who = { email: string; password: string }
type Payment = {
  status: string
  isHeld: boolean
  refundedAmount?: number | null
  refunds?: object[]
  release?: object
}

let origin: string
let office: APIRequestContext
const opened: APIRequestContext[] = []

test.beforeAll(async ({ playwright, baseURL }) => {
  origin = baseURL ?? ''
  office = await as(playwright, admin)
})
test.afterAll(() => Promise.all(opened.map((one) => one.dispose())))

type Playwright = {
  request: { newContext: (options: object) => Promise<APIRequestContext> }
}

async function as(playwright: Playwright, who: Who): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({ baseURL: origin })
  opened.push(request)
  await signInByRequest(request, origin, who)
  return request
}

async function paymentOf(paymentId: number): Promise<Payment> {
  const answer = await office.get(`/api/payments/${paymentId}?depth=0`, { headers: { origin } })
  return (await answer.json()) as Payment
}

async function quoteOf(quoteId: number): Promise<string> {
  const answer = await office.get(`/api/quotes/${quoteId}?depth=0`, { headers: { origin } })
  const { status, paymentStatus } = (await answer.json()) as Record<string, string>
  return `${status}/${paymentStatus}`
}

/** Paid with another amount than was asked for. */
async function heldCheckout(playwright: Playwright, request: APIRequestContext) {
  const who = await newCustomer(request, 'held')
  const customer = await as(playwright, who)
  const checkout = await quoteAtCheckout(customer, origin)
  await atSandbox(`sessions/${checkout.sessionId}/tamper`, { amount_total: 4_200 })
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await expect.poll(async () => (await paymentOf(checkout.paymentId)).isHeld).toBe(true)
  return { ...checkout, who, customer }
}

test.describe('a held payment is released by an administrator alone', () => {
  const release = (by: APIRequestContext, wish: object, from = origin) =>
    by.post('/api/payments/release', { data: wish, headers: { origin: from } })

  test('as the payment of its quote, once Stripe has the amount that was asked for', async ({
    playwright,
    request,
  }) => {
    const { paymentId, quoteId, sessionId, totalCost, customer, who } = await heldCheckout(
      playwright,
      request,
    )
    const wish = { paymentId, decision: 'settle', reason: 'Looked up at Stripe, it is right.' }
    expect((await release(request, wish)).status()).toBe(401)
    expect((await release(customer, wish)).status()).toBe(403)
    expect((await release(await as(playwright, staff), wish)).status()).toBe(403)
    expect((await release(office, wish, 'https://evil.example')).status()).toBe(403)
    expect((await release(office, { ...wish, reason: ' ' })).status()).toBe(422)
    expect((await release(office, { ...wish, paymentId: 2_147_483_647 })).status()).toBe(404)
    const other = await release(office, wish)
    expect([other.status(), ((await other.json()) as { kind: string }).kind]).toEqual([
      409,
      'other_amount',
    ])
    expect(await quoteOf(quoteId)).toBe('pending_payment/unpaid')

    await atSandbox(`sessions/${sessionId}/tamper`, { amount_total: Math.round(totalCost * 100) })
    const answer = await release(office, wish)
    expect(await answer.json()).toEqual({ outcome: 'settled' })
    expect(await quoteOf(quoteId)).toBe('payment_succeeded/fully_paid')
    expect(await paymentOf(paymentId)).toMatchObject({
      status: 'succeeded',
      isHeld: false,
      release: { decision: 'settle', reason: wish.reason, by: admin.email },
    })
    await mailTo(who.email, /^Receipt/)
    expect((await release(office, wish)).status()).toBe(409)
  })

  test('by giving the money back, on the payment’s own screen', async ({
    page,
    playwright,
    request,
  }) => {
    const { paymentId, quoteId, customer, who } = await heldCheckout(playwright, request)
    const pay = () =>
      customer.post('/api/payments/checkout', { data: { quoteId }, headers: { origin } })
    expect((await pay()).status()).toBe(409)
    await signInByRequest(page.request, origin, admin)
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

test('what a customer is about to pay is not changed under his hands', async ({
  playwright,
  request,
}) => {
  const customer = await as(playwright, await newCustomer(request, 'pays-now'))
  const { quoteId, sessionId, paymentId } = await quoteAtCheckout(customer, origin)
  const change = (data: object) =>
    office.patch(`/api/quotes/${quoteId}`, { data, headers: { origin } })
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

test('a letter that was given up is on the dashboard, and goes out when it is asked for', async ({
  page,
}) => {
  const [to, second, third] = ['first', 'second', 'third'].map((name) => newAddress(name))
  const ids: number[] = []
  for (const address of [to, second, third]) {
    const [job] = await sqlOfSite<{ id: number }>(
      `insert into payload_jobs (task_slug, queue, input, total_tried, has_error, error, created_at)
       values ('sendMail', 'mail', $1, 60, true, '{"message":"No such mailbox."}', now()) returning id`,
      [
        JSON.stringify({
          message: { to: address, subject: 'Word from the shop', text: 'Hello.', html: 'Hello.' },
        }),
      ],
    )
    ids.push(job?.id ?? 0)
  }
  const [id] = ids
  await signInByRequest(page.request, origin, staff)
  const asStaff = await page.request.post('/api/office/try-again', {
    data: { workId: id },
    headers: { origin },
  })
  expect(asStaff.status()).toBe(403)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Word from the shop')).toHaveCount(0)

  await signInByRequest(page.request, origin, admin)
  await page.goto('/admin')
  const line = page.getByRole('listitem').filter({ hasText: to })
  await expect(line).toContainText('Given up after 60 tries: No such mailbox.')
  await line.getByRole('button', { name: /^Try again/ }).click()
  await expect(line.getByRole('status')).toHaveText('It is tried within seconds.')
  await mailTo(to ?? '', /^Word from the shop$/)
  await page.getByRole('button', { name: 'Try all again' }).click()
  for (const address of [second, third]) await mailTo(address ?? '', /^Word from the shop$/)
  await expect.poll(() => sqlOfSite('select 1 from payload_jobs where id = $1', [id])).toEqual([])
})

test('an administrator gives part of a payment back from its screen, and says why', async ({
  page,
  request,
  playwright,
  allowErrors,
}) => {
  allowErrors(/(422|502).*\/api\/payments\/refund/)
  const customer = await as(playwright, await newCustomer(request, 'give-back'))
  const checkout = await quoteAtCheckout(customer, origin)
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
    headers: { origin },
  })
  const seen = (await own.json()) as Record<string, unknown>
  expect(seen.refundedAmount).toBe(10)
  expect(seen.refunds ?? []).toEqual([])
  const forbidden = await customer.post('/api/payments/refund', {
    headers: { origin },
    data: { paymentId: checkout.paymentId, amount: 1, reason: 'Mine.', requestKey: randomUUID() },
  })
  expect(forbidden.status()).toBe(403)
})

test('cash at the counter pays a part, and is taken back where it was a mistake', async ({
  page,
  request,
  playwright,
  allowErrors,
}) => {
  allowErrors(/422.*\/api\/payments\/record/)
  const who = await newCustomer(request, 'at-the-counter')
  const customer = await as(playwright, who)
  const { quoteId, totalCost } = await quoteAtCheckout(customer, origin)

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
    await office.get(`/api/payments?where[quote][equals]=${quoteId}&sort=-id&depth=0`, {
      headers: { origin },
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
