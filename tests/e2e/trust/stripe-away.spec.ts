import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { customer } from '../support/people'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'

test.describe.configure({ timeout: 180_000 })

/** The longest that whoever pressed Pay is kept without a word. */
const longestMs = 20_000
const quicklyMs = 5_000

let world: OwnWorld
let visitor: ReturnType<typeof visitorOf>

test.beforeAll(async () => {
  world = await openOwnWorld()
  visitor = visitorOf(world.site.url)
  await visitor.signIn(customer)
  expect((await visitor.get('/about')).status).toBe(200)
})
test.afterEach(() => {
  world.ways.stripe.mend()
  world.sandbox.control.dropWebhooks(false)
})
test.afterAll(() => world.close())

const pay = (quoteId: number) => visitor.send('/api/payments/checkout', { quoteId })

function onePageOpen(quoteId: number): string {
  const open = world.sandbox.control
    .sessions()
    .filter(({ status, metadata }) => status === 'open' && metadata?.quote_id === String(quoteId))
  expect(open).toHaveLength(1)
  return open[0]?.id ?? ''
}

async function isPaid(quoteId: number): Promise<unknown[]> {
  return world.database.sql(
    `select q.status, q.amount_paid = q.total_cost as whole,
       (select count(*)::int from payments p where p.quote_id = q.id and p.status = 'succeeded') as payments
     from quotes q where q.id = $1`,
    [quoteId],
  )
}
const paidOnce = [{ status: 'payment_succeeded', whole: true, payments: 1 }]

async function othersGoOn(): Promise<void> {
  for (const path of ['/about', '/profile', '/api/session']) {
    const { status, ms } = await visitor.get(path)
    expect(status, path).toBe(200)
    expect(ms, path).toBeLessThan(quicklyMs)
  }
  const { answer } = await visitor.save()
  expect(answer.ms).toBeLessThan(quicklyMs)
}

for (const [trouble, befall] of [
  ['away', () => world.ways.stripe.cut()],
  ['silent', () => world.ways.stripe.silence()],
] as const) {
  test(`with Stripe ${trouble} checkout says so, all else goes on, and it opens once afterwards`, async () => {
    const { quoteId } = await visitor.save()
    befall()
    const pressed = Date.now()
    const refused = pay(quoteId)
    await othersGoOn()
    const { status, text } = await refused
    expect(Date.now() - pressed).toBeLessThan(longestMs)
    expect(status).toBe(502)
    expect(JSON.parse(text)).toMatchObject({ kind: 'stripe_unreachable', error: /.+/ })
    expect(await isPaid(quoteId)).toMatchObject([{ status: 'pending_payment', payments: 0 }])
    world.ways.stripe.mend()
    await expect.poll(async () => (await pay(quoteId)).status, { timeout: 60_000 }).toBe(200)
    const id = onePageOpen(quoteId)
    world.sandbox.control.pay(id, 'now')
    await expect.poll(() => isPaid(quoteId), { timeout: 30_000 }).toEqual(paidOnce)
    test.info().annotations.push({
      type: 'measured',
      description: `said after ${((Date.now() - pressed) / 1000).toFixed(0)} s with recovery`,
    })
  })
}

test('many who press Pay while Stripe is silent take the database from nobody', async () => {
  const atOnce = 25
  const quotes: number[] = []
  for (let number = 0; number < atOnce; number += 1) quotes.push((await visitor.save()).quoteId)
  world.ways.stripe.silence()
  const pressed = quotes.map((quoteId) => pay(quoteId))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await othersGoOn()
  const answers = await Promise.all(pressed)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]))
  world.ways.stripe.mend()
  for (const quoteId of quotes) {
    await expect.poll(async () => (await pay(quoteId)).status, { timeout: 60_000 }).toBe(200)
    onePageOpen(quoteId)
  }
  test.info().annotations.push({ type: 'repetitions', description: String(atOnce) })
})

test('Stripe slow by a second: checkout waits for it, and nobody else does', async () => {
  const { quoteId } = await visitor.save()
  world.ways.stripe.slow(1_000)
  const opening = pay(quoteId)
  await othersGoOn()
  expect((await opening).status).toBe(200)
  world.sandbox.control.pay(onePageOpen(quoteId), 'now')
  await expect.poll(() => isPaid(quoteId), { timeout: 60_000 }).toEqual(paidOnce)
})

test('what is paid while Stripe and the site cannot reach each other is settled afterwards', async () => {
  const { quoteId } = await visitor.save()
  expect((await pay(quoteId)).status).toBe(200)
  const id = onePageOpen(quoteId)
  world.ways.stripe.cut()
  world.sandbox.control.dropWebhooks(true)
  world.sandbox.control.pay(id, 'now')
  const back = await visitor.send('/api/payments/confirm', {
    session_id: id,
    quote_id: String(quoteId),
  })
  expect(back.status).toBeLessThan(600)
  expect(await isPaid(quoteId)).toMatchObject([{ payments: 0 }])
  world.ways.stripe.mend()
  const begun = Date.now()
  await expect.poll(() => isPaid(quoteId), { timeout: 120_000 }).toEqual(paidOnce)
  test.info().annotations.push({
    type: 'measured',
    description: `settled ${((Date.now() - begun) / 1000).toFixed(0)} s after the way was mended`,
  })
})
