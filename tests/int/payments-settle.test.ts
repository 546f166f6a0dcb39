import { describe, expect, it, vi } from 'vitest'
import { doStoredWork } from '@/services/background/stored-work'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { setRules } from '../fixtures/booking-world'
import { endsIn, paid } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

/** Dozens of calls at once take their time on a busy machine; what counts is how they end. */
vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { alertsFor, eventOf, payUnheard, receipts, stateOf } = endsIn(world)

describe('a payment is settled', () => {
  it('by the webhook alone, when the customer never comes back', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
    const [payment] = await world.paymentsOf(checkout.quoteId)
    expect(payment).toMatchObject({ paymentMethodDetails: { type: 'card' }, errorDetails: null })
    expect(payment?.stripePaymentIntentId).toMatch(/^pi_/)
    expect(payment?.paidAt).toBeTruthy()
  })

  it('with a receipt that names every line, and an order for the office', async () => {
    const checkout = await world.openCheckout()
    await world.payload.update({
      collection: 'users',
      id: checkout.actor.id,
      data: { phoneNumber: '(469) 555-0117' },
      overrideAccess: true,
    })
    await world.payload.updateGlobal({
      slug: 'company',
      data: {
        name: 'Trinity Edge Glass',
        phoneGeneral: '(214) 555-0148',
        address: { fullAddress: '1200 Sample Street, Dallas' },
      },
      overrideAccess: true,
    })
    await setRules()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const quote = await world.quote(checkout.quoteId)
    const [receipt] = await mailsTo(checkout.actor.email)
    for (const said of [
      quote.number ?? 'no number',
      `P-${String(checkout.paymentId).padStart(6, '0')}`,
      'Date of payment: ',
      'Subtotal: ',
      `${quote.taxType} (`,
      'Total: $1,266.96',
      'Otherwise we call you at (469) 555-0117',
      '1200 Sample Street, Dallas',
      '(214) 555-0148',
      'Your receipt is attached as a PDF.',
    ]) {
      expect(receipt?.text).toContain(said)
    }
    expect(receipt?.text).toMatch(/Book the measuring visit:\n\S+\/book-visit/)
    expect(receipt?.text).toMatch(/See the paid quote:\n\S+quote_id=/)
    expect(receipt?.text).not.toContain('Keep this email')
    const order = (await mailsTo('sales@trinityedgeglass.example')).find(({ subject }) =>
      subject.includes(quote.number ?? 'no number'),
    )
    expect(order?.replyTo).toBe(checkout.actor.email)
    expect(order?.text).toContain('Phone: (469) 555-0117')
    expect(order?.text).toContain(`/admin/collections/quotes/${checkout.quoteId}`)
  })

  it('with a receipt that promises no call to somebody who left no number', async () => {
    const checkout = await world.openCheckout()
    await setRules({ isOpen: false })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const [receipt] = await mailsTo(checkout.actor.email)
    expect(receipt?.text).toContain(`We write to you at ${checkout.actor.email}`)
    expect(receipt?.text).not.toMatch(/call you at|book-visit/)
  })

  it('in the language in which the checkout was started', async () => {
    const checkout = await world.openCheckout('es')
    const session = world.sandbox.sessions().find(({ id }) => id === checkout.sessionId)
    expect(session).toMatchObject({ locale: 'es' })
    expect(session?.success_url).toContain('/es/payment/success?')
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const [mail] = await mailsTo(checkout.actor.email)
    expect(mail?.subject).toMatch(/^Recibo de la cotización Q-/)
    expect(mail?.html).toMatch(/<html[^>]* lang="es"/)
    expect(mail?.text).toContain(`/es/get-quote?quote_id=${checkout.quoteId}`)
    expect(mail?.text).toMatch(/Total: (USD|US\$|\$)\s?1,266\.96/)
  })

  it('by the success page alone, when the webhook never comes', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    expect(await confirmPayment(checkout)).toEqual({ ok: true, kind: 'success' })
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('once, by the page before the webhook', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    await confirmPayment(checkout)
    const event = eventOf('checkout.session.completed', checkout.sessionId)
    expect(await world.sandbox.redeliver(event.id)).toEqual([200])
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('once, by the webhook before the page, which still says success the first time', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await confirmPayment(checkout)).toEqual({ ok: true, kind: 'success' })
    expect(await confirmPayment(checkout)).toEqual({ ok: true, kind: 'already_processed' })
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('once, when page and webhook come at the same moment, twenty of each', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    const event = eventOf('checkout.session.completed', checkout.sessionId)
    const [statuses, ...answers] = await Promise.all([
      world.sandbox.redeliver(event.id, 20),
      ...Array.from({ length: 20 }, () => confirmPayment(checkout)),
    ])
    expect(statuses).toEqual(Array(20).fill(200))
    const kinds = answers.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual([...Array<string>(19).fill('already_processed'), 'success'])
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('once, by the same event fifty times at once', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    const event = eventOf('checkout.session.completed', checkout.sessionId)
    expect(await world.sandbox.redeliver(event.id, 50)).toEqual(Array(50).fill(200))
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
    expect(await alertsFor(checkout)).toEqual([expect.stringContaining('is paid: $1,266.96')])
    expect(await world.eventRows(event.id)).toBe(1)
  })

  it('and makes the customer an active one', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    await doStoredWork(world.contextFor(null))
    const { docs } = await world.payload.find({
      collection: 'customers',
      where: { user: { equals: checkout.actor.id } },
      overrideAccess: true,
    })
    expect(docs.map(({ status }) => status)).toEqual(['active_customer'])
  })
})
