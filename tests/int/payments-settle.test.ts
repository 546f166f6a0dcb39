import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { doStoredWork } from '@/services/background/stored-work'
import type { AfterPayment } from '@/services/payments/after-payment'
import { confirmPayment } from '@/services/payments/confirm-payment'
import { setRules } from '../fixtures/booking-world'
import { openMailServer } from '../fixtures/mail-server'
import { endsIn, paid } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'
import { runSql } from '../fixtures/run-sql'

/** Dozens of calls at once take their time on a busy machine; what counts is how they end. */
vi.setConfig({ testTimeout: 180_000 })

// Before anything reads the environment: letters go to a server whose line can be cut.
const mailServer = await openMailServer()
process.env.SMTP_URL = mailServer.url
afterAll(mailServer.close)

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

describe('booking money waits for nothing', () => {
  const later = (ctx = world.contextFor(null)) => ({
    ...ctx,
    now: () => new Date(Date.now() + 3_600_000),
  })

  async function workOf(paymentId: number) {
    const { docs } = await world.payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'afterPayment' } },
      sort: 'id',
      pagination: false,
      overrideAccess: true,
    })
    return docs.flatMap(({ input, totalTried }) => {
      const { work, paymentId: of } = input as AfterPayment
      return of === paymentId ? [{ work, tried: totalTried ?? 0 }] : []
    })
  }

  async function paidMeanwhile(breaking: string) {
    await doStoredWork(later())
    const checkout = await world.openCheckout()
    await runSql(sql.raw(breaking))
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual(paid)
    await doStoredWork(world.contextFor(null))
    return checkout
  }

  async function doneOnceWhole({ paymentId }: { paymentId: number }, mending: string) {
    await runSql(sql.raw(mending))
    await doStoredWork(later())
    expect(await workOf(paymentId)).toEqual([])
  }

  it('not for letters, whose words can’t be found', async () => {
    const checkout = await paidMeanwhile('alter table company rename to company_away')
    expect(await workOf(checkout.paymentId)).toEqual([
      { work: 'receipt', tried: 1 },
      { work: 'order', tried: 1 },
    ])
    await doneOnceWhole(checkout, 'alter table company_away rename to company')
  })

  it('not for the catalogue, without which even the receipt can be written', async () => {
    const checkout = await paidMeanwhile('alter table glass_types rename to glass_types_away')
    expect(await workOf(checkout.paymentId)).toEqual([])
    await doneOnceWhole(checkout, 'alter table glass_types_away rename to glass_types')
  })

  it('not for the customer’s record', async () => {
    const checkout = await paidMeanwhile('alter table customers rename to customers_away')
    expect(await workOf(checkout.paymentId)).toEqual([
      { work: 'customer', tried: 1 },
      { work: 'job', tried: 1 },
    ])
    await doneOnceWhole(checkout, 'alter table customers_away rename to customers')
    const { docs } = await world.payload.find({
      collection: 'customers',
      where: { user: { equals: checkout.actor.id } },
      overrideAccess: true,
    })
    expect(docs).toEqual([expect.objectContaining({ status: 'active_customer' })])
  })

  it('not for the job that begins with it, which begins once', async () => {
    const checkout = await paidMeanwhile('alter table jobs rename to jobs_away')
    expect(await workOf(checkout.paymentId)).toEqual([{ work: 'job', tried: 1 }])
    await doneOnceWhole(checkout, 'alter table jobs_away rename to jobs')
    const { docs } = await world.payload.find({
      collection: 'jobs',
      where: { quote: { equals: checkout.quoteId } },
      depth: 1,
      overrideAccess: true,
    })
    expect(docs).toEqual([
      expect.objectContaining({
        stage: 'to_measure',
        customer: expect.objectContaining({ status: 'active_customer' }) as unknown,
      }),
    ])
  })

  it('not for the rest of the quote’s row, which a later rule would refuse', async () => {
    const checkout = await paidMeanwhile(
      `update quotes set customer_name = '', total_area_sq_ft = -1`,
    )
    expect((await workOf(checkout.paymentId)).every(({ tried }) => tried <= 1)).toBe(true)
  })

  describe('not for the mail server', () => {
    afterEach(mailServer.mend)

    /** Paid, with a receipt and an order to send, and nothing else. */
    async function withTwoLetters() {
      await doStoredWork(later())
      const checkout = await world.openCheckout()
      world.sandbox.pay(checkout.sessionId)
      await world.sandbox.delivered()
      const sent = mailServer.letters.length
      return { ...checkout, letters: () => mailServer.letters.slice(sent) }
    }

    it('whose line is cut: each letter waits by itself, and is not sent again too soon', async () => {
      const checkout = await withTwoLetters()
      mailServer.befall('cut')
      const moment = new Date()
      const atOnce = world.contextFor(null, { now: () => moment })
      await doStoredWork(atOnce)
      const waiting = [
        { work: 'receipt', tried: 1 },
        { work: 'order', tried: 1 },
      ]
      expect(await workOf(checkout.paymentId)).toEqual(waiting)
      await doStoredWork(atOnce)
      expect(await workOf(checkout.paymentId)).toEqual(waiting)
      mailServer.mend()
      await doStoredWork(later())
      expect(checkout.letters().map(({ to }) => to)).toEqual([
        checkout.actor.email,
        'sales@trinityedgeglass.example',
      ])
      expect(await workOf(checkout.paymentId)).toEqual([])
    })

    it('whose answer is lost: the letter comes again under the id that it had', async () => {
      const checkout = await withTwoLetters()
      mailServer.befall('answer_lost')
      await doStoredWork(world.contextFor(null))
      mailServer.mend()
      await doStoredWork(later())
      const ids = checkout.letters().map(({ messageId }) => messageId)
      expect(ids).toHaveLength(4)
      expect(ids.slice(2)).toEqual(ids.slice(0, 2))
      expect(new Set(ids).size).toBe(2)
    })

    it('in the middle of whose letters this process stops: another one sends the rest, once', async () => {
      const checkout = await withTwoLetters()
      mailServer.befall('silence', { after: 1 })
      const stopped = doStoredWork(world.contextFor(null))
      await vi.waitFor(() => expect(mailServer.unanswered()).toBe(1), 20_000)
      expect(await workOf(checkout.paymentId)).toEqual([{ work: 'order', tried: 0 }])
      await doStoredWork(world.contextFor(null))
      expect(checkout.letters()).toHaveLength(1)
      mailServer.mend()
      await doStoredWork(later())
      expect(checkout.letters().map(({ to }) => to)).toEqual([
        checkout.actor.email,
        'sales@trinityedgeglass.example',
      ])
      expect(await workOf(checkout.paymentId)).toEqual([])
      mailServer.cutAll()
      await stopped
      await doStoredWork(later())
      expect(checkout.letters()).toHaveLength(2)
    })
  })
})
