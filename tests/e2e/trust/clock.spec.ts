import { createHmac } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { webhookSecret } from '../support/own-site'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { customer, newAddress } from '../support/people'
import { expect, test } from '../support/test'
import { visitorOf } from '../support/visitor'

test.describe.configure({ timeout: 300_000 })

const hourMs = 60 * 60_000
const wrongClock = pathToFileURL(path.resolve('tests/fixtures/wrong-clock.mjs')).href

/** A site whose machine has a wrong clock; its database, its mail server and Stripe have a right one. */
const siteClock = (offMs: number) => ({
  NODE_OPTIONS: `--import=${wrongClock}`,
  CLOCK_OFF_MS: String(offMs),
})

for (const [wrong, offMs] of [
  ['an hour fast', hourMs],
  ['an hour slow', -hourMs],
] as const) {
  test.describe(`with the clock of the server ${wrong}`, () => {
    let world: OwnWorld
    let visitor: ReturnType<typeof visitorOf>

    test.beforeAll(async () => {
      world = await openOwnWorld(siteClock(offMs))
      visitor = visitorOf(world.site.url)
      await visitor.signIn(customer)
    })
    test.afterAll(() => world.close())

    const quoteOf = (quoteId: number) =>
      world.database.sql(
        `select q.status, q.amount_paid = q.total_cost as whole,
           (select count(*)::int from payments p where p.quote_id = q.id and p.status = 'succeeded') as payments
         from quotes q where q.id = $1`,
        [quoteId],
      )
    const paidOnce = [{ status: 'payment_succeeded', whole: true, payments: 1 }]

    async function openCheckout() {
      const { quoteId } = await visitor.save()
      const { status, text } = await visitor.send('/api/payments/checkout', { quoteId })
      expect(status, text).toBe(200)
      const open = world.sandbox.control
        .sessions()
        .filter(
          ({ status, metadata }) => status === 'open' && metadata?.quote_id === String(quoteId),
        )
      expect(open).toHaveLength(1)
      const [session] = open
      return {
        quoteId,
        sessionId: session?.id ?? '',
        paymentId: session?.metadata?.payment_record_id ?? '',
      }
    }

    test('it is wrong, and pages are served', async () => {
      for (const page of ['/', '/about', '/es/about', '/profile', '/get-quote', '/api/session']) {
        expect((await visitor.get(page)).status, page).toBe(200)
      }
      const [session] = await world.database.sql<{ hours: number }>(
        `select round(extract(epoch from max(created_at) - now()) / 3600)::int as hours
         from users_sessions`,
      )
      expect(session?.hours).toBe(offMs / hourMs)
    })

    test('a quote is paid, by whoever comes back and by whoever does not', async () => {
      const begun = Date.now()
      const [one, other] = [await openCheckout(), await openCheckout()]
      world.sandbox.control.pay(one.sessionId, 'now')
      world.sandbox.control.pay(other.sessionId, 'now')
      const back = await visitor.send('/api/payments/confirm', {
        session_id: one.sessionId,
        quote_id: String(one.quoteId),
        payment_id: one.paymentId,
      })
      expect(back.status, back.text).toBe(200)
      expect(await quoteOf(one.quoteId)).toEqual(paidOnce)
      // nobody comes back from the other, and the signatures of Stripe may look old to this machine
      await expect.poll(() => quoteOf(other.quoteId), { timeout: 150_000 }).toEqual(paidOnce)
      test.info().annotations.push({
        type: 'measured',
        description: `settled without anybody after ${((Date.now() - begun) / 1000).toFixed(0)} s`,
      })
      await expect
        .poll(() => world.lettersTo(customer.email).length, { timeout: 30_000 })
        .toBeGreaterThan(1)
    })

    test('letters are sent, each once', async () => {
      const email = newAddress('clock')
      const { status, text } = await visitorOf(world.site.url).send('/api/inquiries/contact', {
        name: 'Robin Sample',
        email,
        message: 'The window in the kitchen has a crack from corner to corner.',
        elapsedMs: 30_000,
        locale: 'en',
      })
      expect(status, text).toBeLessThan(300)
      await expect.poll(() => world.lettersTo(email).length, { timeout: 30_000 }).toBe(1)
    })

    test('a signature that is older than five minutes by that clock is refused', async () => {
      const siteNow = Math.floor((Date.now() + offMs) / 1000)
      const ring = async (at: number) => {
        const body = JSON.stringify({
          id: 'evt_of_nobody',
          object: 'event',
          type: 'ping',
          data: {},
        })
        const mac = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
        const answer = await fetch(`${world.site.url}/api/stripe/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${mac}` },
          body,
        })
        return { status: answer.status, text: await answer.text() }
      }
      expect((await ring(siteNow)).status).toBe(200)
      const old = await ring(siteNow - 600)
      expect(old.status).toBe(400)
      expect(old.text).toContain('clock')
    })
  })
}
