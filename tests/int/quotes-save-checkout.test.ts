import { describe, expect, it } from 'vitest'
import { expireOpenSession } from '@/services/payments/expire-open-session'
import { startCheckout } from '@/services/payments/start-checkout'
import { saveQuote } from '@/services/quotes/save-quote'
import { checkoutsIn } from '../fixtures/checkouts'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { showerInputs } from '../fixtures/stored-pricing'

const world = await paymentWorldOfFile()
const { openSessions } = checkoutsIn(world)

/** The same shower without its coating and in 3/8 in: the first worked example. */
function cheaper(quoteId: number) {
  return {
    ...showerInputs(world.pricing),
    thicknessMm: 9.525,
    hardware: [],
    customerName: 'Avery Sample',
    expectedTotal: 1018.09,
    requestKey: crypto.randomUUID(),
    quoteId,
  }
}

describe('saving a quote again while its checkout is open', () => {
  it('ends the checkout at Stripe first, so that nobody pays the old price', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    const outcome = await saveQuote({ ctx, input: cheaper(quoteId) })
    expect(outcome).toMatchObject({ ok: true, kind: 'updated', quote: { totalCost: 1018.09 } })
    expect(world.sessionsOf(quoteId).map(({ status }) => status)).toEqual(['expired'])
    expect(await world.paymentsOf(quoteId)).toMatchObject([{ status: 'expired', amount: 1266.96 }])
    await startCheckout({ ctx, quoteId })
    const open = openSessions(quoteId)
    expect(open.map(({ amount_total }) => amount_total)).toEqual([101_809])
  })

  it('finds it paid when the card was faster than any message of it', async () => {
    const { ctx, quoteId, sessionId } = await world.openCheckout()
    world.sandbox.pay(sessionId)
    const outcome = await saveQuote({ ctx, input: cheaper(quoteId) })
    expect(outcome).toEqual({ ok: false, kind: 'already_paid' })
    expect(await world.quote(quoteId)).toMatchObject({
      totalCost: 1266.96,
      status: 'payment_succeeded',
    })
  })

  it('leaves no open checkout at another price, however saving and paying race', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    await Promise.all([
      saveQuote({ ctx, input: cheaper(quoteId) }),
      startCheckout({ ctx, quoteId }),
      saveQuote({ ctx, input: cheaper(quoteId) }),
      startCheckout({ ctx, quoteId }),
    ])
    const { totalCost } = await world.quote(quoteId)
    const open = openSessions(quoteId)
    expect(open.length).toBeLessThanOrEqual(1)
    for (const { amount_total } of open) expect(amount_total).toBe(Math.round(totalCost * 100))
  })
})

describe('saving a quote while its customer clicks on', () => {
  it('ends the checkout too that begins while the last one is being ended', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    let again = true
    const port = {
      ...world.port,
      expireSession: async (id: string) => {
        const ended = await world.port.expireSession(id)
        if (again) {
          again = false
          // the message of the end arrives, and the customer clicks once more
          await world.sandbox.delivered()
          expect(await startCheckout({ ctx, quoteId })).toMatchObject({ ok: true })
        }
        return ended
      },
    }
    const outcome = await saveQuote({ ctx: { ...ctx, payments: port }, input: cheaper(quoteId) })
    expect(outcome).toMatchObject({ ok: true, quote: { totalCost: 1018.09 } })
    expect(again).toBe(false)
    expect(openSessions(quoteId)).toEqual([])
  })
})

describe('a quote on whose payment page the customer is', () => {
  const edit = (id: number, data: Record<string, unknown>) =>
    world.payload.update({ collection: 'quotes', id, data, overrideAccess: true })

  it('is changed by nobody in what he is about to pay, and by the office in all else', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    const other = await world.customer()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    for (const change of [{ totalCost: 500 }, { user: other.id }, { validUntil: soon }]) {
      await expect(edit(quoteId, change)).rejects.toMatchObject({ status: 409 })
    }
    await edit(quoteId, { notes: 'Call first.', customerPhone: '(469) 555-0100' })
    await expireOpenSession({ ctx, quoteId })
    expect(await edit(quoteId, { validUntil: soon })).toMatchObject({ validUntil: soon })
  })
})

describe('saving a quote again', () => {
  it('ends its open session first', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    expect(await expireOpenSession({ ctx, quoteId })).toEqual({ ok: true })
    expect(openSessions(quoteId)).toEqual([])
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'expired' })
  })

  it('is refused when the session turns out to be paid', async () => {
    const { ctx, quoteId, sessionId } = await world.openCheckout()
    world.sandbox.dropWebhooks(true)
    world.sandbox.pay(sessionId)
    world.sandbox.dropWebhooks(false)
    expect(await expireOpenSession({ ctx, quoteId })).toEqual({ ok: false, kind: 'already_paid' })
    expect(await world.quote(quoteId)).toMatchObject({ status: 'payment_succeeded' })
  })

  it('is refused while Stripe can’t be asked', async () => {
    const { ctx, quoteId } = await world.openCheckout()
    world.sandbox.trouble({ on: '*', kind: 'cut_off', times: 20 })
    expect(await expireOpenSession({ ctx, quoteId })).toEqual({
      ok: false,
      kind: 'stripe_unreachable',
    })
    expect((await world.paymentsOf(quoteId))[0]).toMatchObject({ status: 'pending_checkout' })
  })
})
