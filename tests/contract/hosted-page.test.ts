import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxAndClient, sessionParams } from './sandbox'

let running: Awaited<ReturnType<typeof sandboxAndClient>>
beforeAll(async () => {
  running = await sandboxAndClient()
})
afterAll(() => running.sandbox.close())

const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ada Byron' }

async function openPage() {
  const { id, url } = await running.stripe.checkout.sessions.create(sessionParams())
  return { id, url: url ?? '' }
}

async function pay(url: string, changes: Partial<typeof card> = {}) {
  const body = new URLSearchParams({ ...card, ...changes })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: await answer.text(),
  }
}

describe('the hosted page', () => {
  test('says that it is a sandbox, what is paid, and the way back', async () => {
    const { url } = await openPage()
    const html = await (await fetch(url)).text()
    expect(html).toContain('Payment sandbox.')
    expect(html).toContain('Pay $1,234.56</button>')
    expect(html).toContain('href="http://localhost:3000/payment/cancel?quote_id=7"')
    for (const label of ['Card number', 'Expiry (MM/YY)', 'CVC', 'Name on card']) {
      expect(html).toContain(`>${label}</label>`)
    }
  })

  test('takes a good card and sends the shopper back with the id of the session', async () => {
    const { id, url } = await openPage()
    const answer = await pay(url)
    expect(answer.status).toBe(303)
    expect(answer.location).toBe(`http://localhost:3000/payment/success?session_id=${id}`)
    expect(running.sandbox.control.session(id).payment_status).toBe('paid')
  })

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ])('refuses %s and leaves the session open', async (number, message) => {
    const { id, url } = await openPage()
    const answer = await pay(url, { number })
    expect(answer.status).toBe(402)
    expect(answer.html).toContain(message)
    expect(running.sandbox.control.session(id).status).toBe('open')
  })

  test('refuses a card of yesterday', async () => {
    const { url } = await openPage()
    expect((await pay(url, { expiry: '01/20' })).html).toContain('expiration date is in the past')
  })

  test('writes what was typed back as text, never as markup', async () => {
    const { url } = await openPage()
    const { html } = await pay(url, { name: '"><script>alert(1)</script>', number: '1' })
    expect(html).not.toContain('<script>alert(1)')
  })

  test('takes one payment for one session', async () => {
    const { id, url } = await openPage()
    await pay(url)
    const again = await pay(url)
    expect(again.html).toContain('already been completed')
    const intents = running.sandbox.control
      .events()
      .filter(
        ({ type, data }) =>
          type === 'checkout.session.completed' && JSON.stringify(data).includes(id),
      )
    expect(intents).toHaveLength(1)
  })

  test('of an expired session offers the way back and takes no card', async () => {
    const { id, url } = await openPage()
    await running.stripe.checkout.sessions.expire(id)
    expect((await pay(url)).html).toContain('This checkout page has expired')
    expect(running.sandbox.control.session(id).payment_status).toBe('unpaid')
  })
})
