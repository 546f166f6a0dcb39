import type { APIRequestContext } from '@playwright/test'
import { quoteAtCheckout } from '../support/quotes'
import { sqlOfSite } from '../support/database'
import { mailsTo } from '../support/inbox'
import { admin, newCustomer, signInByRequest } from '../support/people'
import {
  atSandbox,
  endTroubles,
  eventsOfSession,
  fromSandbox,
  sessionsOfQuote,
} from '../support/sandbox'
import { expect, test } from '../support/test'

/** So many do the same at the same moment. */
const atOnce = 50
const patience = { timeout: 90_000 }

type Checkout = Awaited<ReturnType<typeof quoteAtCheckout>> & {
  email: string
  customer: APIRequestContext
}
type State = { status: string; paid: number; payment: string; refunded: number; held: boolean }

let origin = ''
let newContext: () => Promise<APIRequestContext>
const opened: APIRequestContext[] = []

test.describe.configure({ timeout: 300_000 })

test.beforeAll(({ baseURL, playwright }) => {
  origin = baseURL ?? ''
  newContext = async () => {
    const request = await playwright.request.newContext({ baseURL: origin })
    opened.push(request)
    return request
  }
})
test.afterAll(() => Promise.all(opened.map((one) => one.dispose())))

test.afterEach(async () => {
  await atSandbox('webhooks', { drop: false })
  await endTroubles()
})

function tried(times: number): void {
  test.info().annotations.push({ type: 'repetitions', description: String(times) })
}

/** Somebody new with a saved quote, at the page on which it is paid. */
async function checkoutOfNew(): Promise<Checkout> {
  const customer = await newContext()
  const who = await newCustomer(customer, 'trust')
  await signInByRequest(customer, origin, who)
  return { ...(await quoteAtCheckout(customer, origin)), email: who.email, customer }
}

async function stateOf({ paymentId, quoteId }: Checkout): Promise<State> {
  const [row] = await sqlOfSite<State>(
    `select q.status, q.amount_paid::float as paid, p.status as payment,
       coalesce(p.refunded_amount, 0)::float as refunded, p.is_held as held
     from quotes q join payments p on p.id = $2 where q.id = $1`,
    [quoteId, paymentId],
  )
  if (row === undefined) throw new Error(`Quote ${quoteId} is gone.`)
  return row
}

function paidOnce({ totalCost }: Checkout): State {
  return {
    status: 'payment_succeeded',
    paid: totalCost,
    payment: 'succeeded',
    refunded: 0,
    held: false,
  }
}

async function untilPaid(checkout: Checkout): Promise<void> {
  await expect.poll(() => stateOf(checkout), patience).toEqual(paidOnce(checkout))
}

const receiptsOf = async ({ email }: Checkout) =>
  (await mailsTo(email)).filter(({ subject }) => /receipt/i.test(subject)).length

/** The receipt is there, and no second one comes after it. */
async function oneReceipt(checkout: Checkout): Promise<void> {
  await expect.poll(() => receiptsOf(checkout), patience).toBe(1)
  const work = `select id from payload_jobs where input ->> 'paymentId' = $1`
  await expect.poll(() => sqlOfSite(work, [String(checkout.paymentId)]), patience).toEqual([])
  await new Promise((done) => setTimeout(done, 5_000))
  expect(await receiptsOf(checkout)).toBe(1)
}

/** Paid, and the site has heard nothing yet. */
async function payUnheard({ sessionId }: Checkout, money: 'now' | 'later' = 'now'): Promise<void> {
  await atSandbox('webhooks', { drop: true })
  await atSandbox(`sessions/${sessionId}/pay`, { money })
}

async function eventOf({ sessionId }: Checkout, type: string): Promise<string> {
  const [event] = (await eventsOfSession(sessionId, type)) as unknown as { id: string }[]
  if (event === undefined) throw new Error(`The sandbox has no ${type} of ${sessionId}.`)
  return event.id
}

async function deliver(event: string, times = 1): Promise<number[]> {
  const { statuses } = (await atSandbox(`events/${event}/redeliver`, { times })) as {
    statuses: number[]
  }
  return statuses
}

const confirm = ({ customer, paymentId, quoteId, sessionId }: Checkout) =>
  customer.post('/api/payments/confirm', {
    headers: { origin },
    data: { session_id: sessionId, quote_id: String(quoteId), payment_id: String(paymentId) },
  })

function all<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, work))
}

const completed = 'checkout.session.completed'

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

for (const outcome of ['succeeded', 'failed'] as const) {
  test(`4 money that comes later and has ${outcome}`, async () => {
    const checkout = await checkoutOfNew()
    await atSandbox(`sessions/${checkout.sessionId}/pay`, { money: 'later' })
    await expect.poll(async () => (await stateOf(checkout)).payment, patience).toBe('processing')
    expect((await stateOf(checkout)).paid).toBe(0)
    await atSandbox(`sessions/${checkout.sessionId}/finish`, { outcome })
    if (outcome === 'succeeded') return untilPaid(checkout)
    await expect.poll(async () => (await stateOf(checkout)).payment, patience).toBe('failed')
    const again = await checkout.customer.post('/api/payments/checkout', {
      headers: { origin },
      data: { quoteId: checkout.quoteId },
    })
    expect(again.status()).toBe(200)
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

test('11 a quote that was changed at the open page is paid as it was, or not at all', async () => {
  const checkout = await checkoutOfNew()
  await sqlOfSite('update quotes set total_cost = total_cost + 100 where id = $1', [
    checkout.quoteId,
  ])
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await expect.poll(async () => (await stateOf(checkout)).held, patience).toBe(true)
  expect((await stateOf(checkout)).paid).toBe(0)
})

test('12 Pay pressed many times at once opens one page', async () => {
  const customer = await newContext()
  const who = await newCustomer(customer, 'trust')
  await signInByRequest(customer, origin, who)
  const { quoteId } = await quoteAtCheckout(customer, origin)
  const answers = await all(atOnce, () =>
    customer.post('/api/payments/checkout', { headers: { origin }, data: { quoteId } }),
  )
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
    const refused = await checkout.customer.post('/api/payments/checkout', {
      headers: { origin },
      data,
    })
    expect([200, 409, 502, 503]).toContain(refused.status())
    await endTroubles()
    await expect
      .poll(
        async () => {
          const again = await checkout.customer.post('/api/payments/checkout', {
            headers: { origin },
            data,
          })
          return again.status()
        },
        { timeout: 120_000, intervals: [2_000] },
      )
      .toBe(200)
    const sessions = await sessionsOfQuote(String(checkout.quoteId))
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
  })
}

test('14 refunds many times at once give back no more than was paid', async () => {
  const checkout = await checkoutOfNew()
  await atSandbox(`sessions/${checkout.sessionId}/pay`)
  await untilPaid(checkout)
  const office = await newContext()
  await signInByRequest(office, origin, admin)
  const part = Math.floor((checkout.totalCost / 4) * 100) / 100
  await all(atOnce, () =>
    office.post('/api/payments/refund', {
      headers: { origin },
      data: {
        paymentId: checkout.paymentId,
        amount: part,
        reason: 'A pane less.',
        requestKey: crypto.randomUUID(),
      },
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
  const again = await first.customer.post('/api/payments/checkout', {
    headers: { origin },
    data: { quoteId: first.quoteId },
  })
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

/** All that the books say, in figures. */
async function books() {
  return sqlOfSite(
    `select (select count(*)::int from payments) as payments,
       (select coalesce(sum(amount_paid), 0)::float from quotes) as paid,
       (select coalesce(sum(refunded_amount), 0)::float from payments) as refunded`,
  )
}

async function undelivered(): Promise<number> {
  type Event = { delivery?: { state?: string } }
  const { events } = await fromSandbox<{ events: Event[] }>('events')
  return events.filter(({ delivery }) => delivery?.state === 'pending').length
}

async function refundedAtStripe({ sessionId }: Checkout): Promise<number> {
  type Refund = { amount: number; status: string; payment_intent: string }
  const { refunds } = await fromSandbox<{ refunds: Refund[] }>('refunds')
  const session = await fromSandbox<{ payment_intent: string }>(`sessions/${sessionId}`)
  return refunds
    .filter((one) => one.payment_intent === session.payment_intent && one.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)
}
