import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { startCheckout } from '@/services/payments/start-checkout'
import { mailsTo } from '../fixtures/people'
import { openPaymentWorld } from '../fixtures/payment-world'
import type { PaymentWorld } from '../fixtures/payment-world'

/** Dozens of calls at once take their time on a busy machine; what counts is how they end. */
vi.setConfig({ testTimeout: 180_000 })

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterEach(() => {
  world.sandbox.endTroubles()
  world.sandbox.dropWebhooks(false)
})
afterAll(() => world.close())

type Checkout = Awaited<ReturnType<PaymentWorld['openCheckout']>>

function payUnheard(sessionId: string): void {
  world.sandbox.dropWebhooks(true)
  world.sandbox.pay(sessionId)
  world.sandbox.dropWebhooks(false)
}

async function stateOf({ quoteId }: Pick<Checkout, 'quoteId'>) {
  const { status, paymentStatus } = await world.quote(quoteId)
  const payments = await world.paymentsOf(quoteId)
  return { quote: `${status}/${paymentStatus}`, payments: payments.map((one) => one.status) }
}

const paid = { quote: 'payment_succeeded/fully_paid', payments: ['succeeded'] }
const unpaid = (...payments: string[]) => ({ quote: 'pending_payment/unpaid', payments })

async function receipts({ actor }: Checkout): Promise<string[]> {
  return (await mailsTo(actor.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Receipt'))
}

async function alertsFor({ quoteId }: Pick<Checkout, 'quoteId'>): Promise<string[]> {
  const { number } = await world.quote(quoteId)
  return (await mailsTo('sales@trinityedgeglass.example'))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(number ?? 'no number'))
}

function eventOf(type: string, objectId: string) {
  const found = world.sandbox
    .events()
    .find((event) => event.type === type && (event.data.object as { id: string }).id === objectId)
  if (found === undefined) throw new Error(`Stripe sent no ${type}.`)
  return found
}

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
      'We will call you at (469) 555-0117',
      '1200 Sample Street, Dallas',
      '(214) 555-0148',
    ]) {
      expect(receipt?.text).toContain(said)
    }
    const order = (await mailsTo('sales@trinityedgeglass.example')).find(({ subject }) =>
      subject.includes(quote.number ?? 'no number'),
    )
    expect(order?.replyTo).toBe(checkout.actor.email)
    expect(order?.text).toContain('Phone: (469) 555-0117')
    expect(order?.text).toContain(`/admin/collections/quotes/${checkout.quoteId}`)
  })

  it('with a receipt that promises no call to somebody who left no number', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const [receipt] = await mailsTo(checkout.actor.email)
    expect(receipt?.text).toContain(`We will write to you at ${checkout.actor.email}`)
    expect(receipt?.text).not.toContain('call you at')
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
    expect(mail?.html).toContain('<html lang="es">')
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
    const { docs } = await world.payload.find({
      collection: 'customers',
      where: { user: { equals: checkout.actor.id } },
      overrideAccess: true,
    })
    expect(docs.map(({ status }) => status)).toEqual(['active_customer'])
  })
})

describe('money that comes later', () => {
  it('is waited for, then settles', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId, 'later')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('processing'))
    expect(await confirmPayment(checkout)).toMatchObject({
      kind: 'unexpected_status',
      status: 'processing',
    })
    world.sandbox.finish(checkout.sessionId, 'succeeded')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('settles once, whichever of its two events comes first', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(checkout.sessionId, 'later')
    world.sandbox.finish(checkout.sessionId, 'succeeded')
    world.sandbox.dropWebhooks(false)
    const late = eventOf('checkout.session.async_payment_succeeded', checkout.sessionId)
    const early = eventOf('checkout.session.completed', checkout.sessionId)
    await world.sandbox.redeliver(late.id)
    await world.sandbox.redeliver(early.id)
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await receipts(checkout)).toHaveLength(1)
  })

  it('that fails leaves the quote to be paid again', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId, 'later')
    world.sandbox.finish(checkout.sessionId, 'failed')
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('failed'))
    expect(await startCheckout(checkout)).toMatchObject({ ok: true })
  })
})

describe('a payment is held', () => {
  it.each([
    ['amount', { amount_total: 100 }],
    ['currency', { currency: 'eur' }],
  ])('when Stripe reports another %s, and nothing settles it by itself', async (_, changes) => {
    const checkout = await world.openCheckout()
    world.sandbox.tamper(checkout.sessionId, changes)
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('error'))
    const [held] = await world.paymentsOf(checkout.quoteId)
    expect(held).toMatchObject({ isHeld: true, errorDetails: { type: 'amount_mismatch' } })
    expect(await alertsFor(checkout)).toEqual([expect.stringContaining('Payment held')])

    world.sandbox.tamper(checkout.sessionId, { amount_total: 126_696, currency: 'usd' })
    const event = eventOf('checkout.session.completed', checkout.sessionId)
    await world.sandbox.redeliver(event.id)
    expect(await confirmPayment(checkout)).toEqual({ ok: false, kind: 'held' })
    expect(await startCheckout(checkout)).toEqual({ ok: false, kind: 'held' })
    expect(await stateOf(checkout)).toEqual(unpaid('error'))
    expect(await receipts(checkout)).toEqual([])
    expect(await alertsFor(checkout)).toHaveLength(1)
  })

  it('when the quote was changed between the session and the payment', async () => {
    const checkout = await world.openCheckout()
    await world.force('quotes', checkout.quoteId, { totalCost: 2000 })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('error'))
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({
      isHeld: true,
      errorDetails: { type: 'quote_changed' },
    })
  })
})

describe('messages out of order', () => {
  it('of an end never take back what was paid', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const stale = world.sandbox.emit('checkout.session.expired', {
      object: 'checkout.session',
      id: checkout.sessionId,
      status: 'expired',
    })
    await world.sandbox.delivered()
    expect(await world.eventRows(stale.id)).toBe(1)
    expect(await stateOf(checkout)).toEqual(paid)
  })

  it('of money after the end settle late, and the office is told', async () => {
    const checkout = await world.openCheckout()
    await world.force('payments', checkout.paymentId, { status: 'expired' })
    await world.force('quotes', checkout.quoteId, { status: 'expired' })
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(paid)
    expect(await alertsFor(checkout)).toEqual([expect.stringContaining('was paid late')])
  })

  it('of an expired session leave the quote to be paid again', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.expire(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(unpaid('expired'))
    expect(await startCheckout(checkout)).toMatchObject({ ok: true })
  })
})

describe('a second charge for a paid quote', () => {
  /** Two open sessions for one quote: what the checkout itself never lets happen. */
  async function twoSessions() {
    const checkout = await world.openCheckout()
    await world.force('payments', checkout.paymentId, { status: 'expired' })
    const started = await startCheckout(checkout)
    if (!started.ok) throw new Error('The second checkout did not start.')
    const second = (await world.paymentsOf(checkout.quoteId)).at(-1)
    return { checkout, second: second?.stripeSessionId ?? '' }
  }

  it('is recorded, refunded once, and told to the office and the customer', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    await world.sandbox.delivered()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['refunded', 'succeeded'],
    })
    const [duplicate, payer] = await world.paymentsOf(checkout.quoteId)
    expect(duplicate).toMatchObject({ isDuplicate: true, refundedAmount: 1266.96 })
    expect(payer).toMatchObject({ isDuplicate: false })
    const refunds = world.sandbox
      .refunds()
      .filter(({ payment_intent }) => payment_intent === duplicate?.stripePaymentIntentId)
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[126_696, 'duplicate']])
    expect(await alertsFor(checkout)).toEqual([
      expect.stringContaining('is paid'),
      expect.stringContaining('was paid twice'),
    ])
    expect(await receipts(checkout)).toHaveLength(1)
    const subjects = (await mailsTo(checkout.actor.email)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('Second payment'))
    expect(await confirmPayment(checkout)).toEqual({ ok: false, kind: 'refunded_duplicate' })
  })

  it('paid at the same moment as the first leaves one of them', async () => {
    const { checkout, second } = await twoSessions()
    world.sandbox.pay(second)
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const state = await stateOf(checkout)
    expect(state.quote).toBe('payment_succeeded/fully_paid')
    expect(state.payments.toSorted()).toEqual(['refunded', 'succeeded'])
    expect(await receipts(checkout)).toHaveLength(1)
  })
})

describe('money that goes back', () => {
  async function settled() {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    return checkout
  }

  it('in part, then whole, from the dashboard', async () => {
    const checkout = await settled()
    world.sandbox.refund(checkout.sessionId, 10_000)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/partially_refunded',
      payments: ['partially_refunded'],
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.refundedAmount).toBe(100)
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/refunded',
      payments: ['refunded'],
    })
    expect((await world.paymentsOf(checkout.quoteId))[0]?.refundedAmount).toBe(1266.96)
    expect(await startCheckout(checkout)).toEqual({ ok: false, kind: 'already_paid' })
  })

  it.each([
    ['won', 'succeeded', 'fully_paid'],
    ['lost', 'refunded', 'refunded'],
  ] as const)('in a dispute that is %s', async (end, payment, quote) => {
    const checkout = await settled()
    const dispute = world.sandbox.dispute(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/disputed',
      payments: ['disputed'],
    })
    world.sandbox.closeDispute(dispute.id, end)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: `payment_succeeded/${quote}`,
      payments: [payment],
    })
    const opened = eventOf('charge.dispute.created', dispute.id)
    await world.sandbox.redeliver(opened.id)
    expect((await stateOf(checkout)).payments).toEqual([payment])
    expect(await alertsFor(checkout)).toHaveLength(3)
  })

  it('before the news of the payment itself has come', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    world.sandbox.refund(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/refunded',
      payments: ['refunded'],
    })
  })
})

describe('the success page believes nothing', () => {
  it('without ids, of others, or of another session', async () => {
    const checkout = await world.openCheckout()
    const other = await world.openCheckout()
    world.sandbox.pay(other.sessionId)
    await world.sandbox.delivered()
    const ask = (query: unknown, ctx = checkout.ctx) => confirmPayment({ ctx, query })
    const { query } = checkout
    expect(await ask({})).toEqual({ ok: false, kind: 'missing_information' })
    expect(await ask({ ...query, payment_id: '1e9x' })).toMatchObject({
      kind: 'missing_information',
    })
    expect(await ask(query, world.contextFor(null))).toMatchObject({ kind: 'not_signed_in' })
    expect(await ask(query, other.ctx)).toEqual({ ok: false, kind: 'not_found' })
    expect(await ask({ ...query, session_id: other.sessionId })).toEqual({
      ok: false,
      kind: 'not_found',
    })
    expect(await ask({ ...query, quote_id: String(other.quoteId) })).toMatchObject({
      kind: 'not_found',
    })
    expect(await ask({ ...query, payment_id: '2147483647' })).toMatchObject({ kind: 'not_found' })
    expect(await ask(query)).toMatchObject({
      kind: 'unexpected_status',
      status: 'pending_checkout',
    })
    expect(await stateOf(checkout)).toEqual(unpaid('pending_checkout'))
  })

  it('and says so when Stripe can’t be asked', async () => {
    const checkout = await world.openCheckout()
    payUnheard(checkout.sessionId)
    world.sandbox.trouble({ on: '*', kind: 'cut_off', times: 20 })
    expect(await confirmPayment(checkout)).toEqual({ ok: false, kind: 'stripe_unreachable' })
    expect(await stateOf(checkout)).toEqual(unpaid('pending_checkout'))
  })
})
