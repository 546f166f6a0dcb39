import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { doStoredWork } from '@/services/background/stored-work'
import type { AfterPayment } from '@/services/payments/after-payment'
import { openMailServer } from '../fixtures/mail-server'
import { endsIn, paid } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { runSql } from '../fixtures/run-sql'

// Before anything reads the environment: letters go to a server whose line can be cut.
const mailServer = await openMailServer()
vi.stubEnv('SMTP_URL', mailServer.url)
afterAll(mailServer.close)

const world = await paymentWorldOfFile()
const { stateOf } = endsIn(world)

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
