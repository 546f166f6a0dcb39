import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { withTransaction } from '@/services/database/transaction'
import { moveJob } from '@/services/jobs/move-job'
import { undoMove } from '@/services/jobs/undo-move'
import { acceptRevision } from '@/services/links/accept-revision'
import { refundPayment } from '@/services/payments/refund-payment'
import { voidPayment } from '@/services/payments/void-payment'
import { announce } from '@/services/webhooks/announce'
import { runSql } from '../fixtures/run-sql'
import { openWebhookWorld, total } from '../fixtures/webhook-world'

vi.setConfig({ testTimeout: 180_000 })

const world = await openWebhookWorld()
const { payload, admin, office, work, told, deliveries, theDelivery } = world

describe('what other programs are told', () => {
  it('a quote that is accepted, with its figures and nobody’s name', async () => {
    const quote = await world.sent(await world.saved())
    const wish = { name: 'Jordan Sample', revision: 1, expectedTotal: quote.total }
    const ctx = world.contextFor(null)
    expect(await acceptRevision({ ctx, token: world.tokenOf(quote), wish })).toEqual({ ok: true })
    expect(await acceptRevision({ ctx, token: world.tokenOf(quote), wish })).toEqual({ ok: true })
    await work()
    expect(told()).toEqual([
      {
        type: 'quote.accepted',
        timestamp: expect.any(String) as string,
        data: {
          quoteId: quote.id,
          quoteNumber: quote.number,
          customerId: quote.caller.customerId,
          revision: 1,
          currency: 'USD',
          total: quote.total,
          tax: expect.any(Number) as number,
          deposit: expect.any(Number) as number,
          paid: 0,
          balance: quote.total,
        },
      },
    ])
    const body = world.receiver.received[0]?.body ?? ''
    for (const word of ['Jordan', 'caller-', '1208', '555']) expect(body).not.toContain(word)
  })

  it('a deposit, then the rest, each by its payment', async () => {
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 50, depositFloor: 0, depositWholeBelow: 0 },
      overrideAccess: true,
    })
    const quote = await world.savedQuote(await world.customer())
    await payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 0 },
      overrideAccess: true,
    })
    const first = await world.paidByHand(quote.depositDue, quote.id)
    await runSql(sql`update quotes set measurements = 'final' where id = ${quote.id}`)
    const rest = Math.round((total - quote.depositDue) * 100) / 100
    const second = await world.paidByHand(rest, quote.id)
    await work()
    expect(told().map(({ type, data }) => [type, data.paymentId, data.paid, data.balance])).toEqual(
      expect.arrayContaining([
        ['quote.deposit_paid', first.payment.id, quote.depositDue, rest],
        ['quote.paid', second.payment.id, total, 0],
      ]),
    )
    expect(world.receiver.received).toHaveLength(2)
  })

  it('a payment by card once, money that goes back each time with what went back in all', async () => {
    const checkout = await world.openCheckout()
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    for (const amount of [100, 66.96]) {
      await refundPayment({
        ctx: world.contextFor(admin),
        wish: {
          paymentId: checkout.paymentId,
          amount,
          reason: 'A pane less.',
          requestKey: crypto.randomUUID(),
        },
      })
    }
    await world.sandbox.delivered()
    await work()
    expect(
      told()
        .map(({ type, data }) => [type, data.amount, data.refundedTotal, data.paid])
        .toSorted((a, b) => Number(b[3]) - Number(a[3])),
    ).toEqual([
      ['quote.paid', undefined, undefined, total],
      ['payment.refunded', 100, 100, 1166.96],
      ['payment.refunded', 66.96, 166.96, 1100],
    ])
  })

  it('a recorded payment that is crossed out', async () => {
    const { payment } = await world.paidByHand()
    await voidPayment({
      ctx: world.contextFor(admin),
      wish: { paymentId: payment.id, reason: 'Typo.' },
    })
    await work()
    expect(told().map(({ type, data }) => [type, data.paymentId, data.paid])).toEqual(
      expect.arrayContaining([
        ['quote.paid', payment.id, total],
        ['payment.voided', payment.id, 0],
      ]),
    )
  })

  describe('a job that is installed', () => {
    async function installed(): Promise<number> {
      const { quoteId } = await world.paidByHand()
      await runSql(sql`delete from payload_jobs where queue = 'webhooks'`)
      await runSql(sql`delete from webhook_deliveries`)
      const { id, checklist } = await payload.create({
        collection: 'jobs',
        data: {
          quote: quoteId,
          stage: 'scheduled',
          stageSince: new Date().toISOString(),
          checklist: [{ text: 'Panes are clean', isDone: false }],
        },
        depth: 0,
        overrideAccess: true,
      })
      const done = (checklist ?? []).map((point) => point.id)
      const moved = await moveJob({
        ctx: world.contextFor(office),
        wish: { jobId: id, from: 'scheduled', to: 'installed', done },
      })
      expect(moved).toEqual({ ok: true, jobId: id })
      return id
    }

    it('is told once the step can’t be taken back any more', async () => {
      const id = await installed()
      await work()
      expect(world.receiver.received).toHaveLength(0)
      await work(11 * 60_000)
      // told eleven minutes from now, which is no time to check a signature by
      const [message] = world.receiver.received.map(({ body }) => JSON.parse(body) as unknown)
      expect(message).toMatchObject({ type: 'job.done', data: { jobId: id } })
    })

    it('is not told when the step was taken back', async () => {
      const jobId = await installed()
      await undoMove({ ctx: world.contextFor(office), wish: { jobId } })
      await work(11 * 60_000)
      expect(world.receiver.received).toHaveLength(0)
      expect((await theDelivery()).state).toBe('withdrawn')
    })
  })

  it('nothing of what was rolled back', async () => {
    const failing = withTransaction(payload, async (req) => {
      await announce(req, { event: 'quote.paid', about: 'Q-1', data: {}, at: new Date() })
      throw new Error('The change did not go through.')
    })
    await expect(failing).rejects.toThrow('The change did not go through.')
    await work()
    expect(world.receiver.received).toHaveLength(0)
    expect(await deliveries()).toHaveLength(0)
  })

  it('nothing to whoever is off or did not ask for it', async () => {
    await payload.update({
      collection: 'webhook-receivers',
      id: world.receiverId,
      data: { isOn: false },
      overrideAccess: true,
    })
    await world.listen(world.receiver.address, ['job.done'])
    await world.tellSomething()
    await work()
    expect(world.receiver.received).toHaveLength(0)
    expect(await deliveries()).toHaveLength(0)
  })

  it('nothing more once the receiver is put off', async () => {
    await world.tellSomething()
    await payload.update({
      collection: 'webhook-receivers',
      id: world.receiverId,
      data: { isOn: false },
      overrideAccess: true,
    })
    await work()
    expect(world.receiver.received).toHaveLength(0)
    expect((await theDelivery()).state).toBe('stopped')
  })
})
