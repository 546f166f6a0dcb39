import { describe, expect, it, vi } from 'vitest'
import { letterAfterPayment } from '@/services/payments/after-payment'
import type { AfterPayment } from '@/services/payments/after-payment'
import { resumeQuote } from '@/services/quotes/resume-quote'
import { boss, givingBackIn, reason } from '../fixtures/giving-back'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { stateOf } = endsIn(world)
const { giveBack, paidCheckout, paymentOf, letterOfMoneyBack, backAtStripe } = givingBackIn(world)

describe('money that an administrator gives back', () => {
  it('goes back in part, with its reason, and the customer is told', async () => {
    const checkout = await paidCheckout()
    expect(await giveBack(checkout.paymentId)).toEqual({ ok: true, kind: 'refunded' })
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/partially_refunded',
      payments: ['partially_refunded'],
    })
    const payment = await paymentOf(checkout)
    expect(payment.refundedAmount).toBe(100)
    expect(await letterOfMoneyBack(checkout)).toMatchObject([
      'Given back: $100.00',
      `Reason: ${reason}`,
      'Paid in all: $1,266.96',
      'Given back in all: $100.00',
      'Kept: $1,166.96',
      'Left to pay: $0.00',
    ])
    expect(payment.refunds).toMatchObject([
      { amount: 100, state: 'succeeded', reason, by: boss.email },
    ])
    expect(payment.refunds?.[0]?.stripeId).toMatch(/^re_/)
    expect((await world.quote(checkout.quoteId)).amountPaid).toBe(1166.96)
    const sheet = await resumeQuote({ ctx: checkout.ctx, quoteId: checkout.quoteId })
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
    expect(sheet).toMatchObject({
      resumed: {
        paid: { received: 1266.96, amountPaid: 1166.96, refunds: [{ amount: 100, date: day }] },
      },
    })
    const letters = (await mailsTo(checkout.actor.email)).filter(({ subject }) =>
      subject.startsWith('Money back'),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('$100.00')
  })

  it('goes back once for many clicks, and never more than was paid', async () => {
    const checkout = await paidCheckout()
    const requestKey = crypto.randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => giveBack(checkout.paymentId, { requestKey, amount: 1000 })),
    )
    expect(clicks.every(({ ok }) => ok)).toBe(true)
    expect(await backAtStripe(checkout)).toBe(100_000)
    const more = await Promise.all(
      Array.from({ length: 4 }, () => giveBack(checkout.paymentId, { amount: 200 })),
    )
    expect(more.filter(({ ok }) => ok)).toHaveLength(1)
    expect(more.find(({ ok }) => !ok)).toEqual({
      ok: false,
      kind: 'refund_too_much',
      leftMinor: 6696,
      currency: 'usd',
    })
    expect(await giveBack(checkout.paymentId, { amount: 66.96 })).toEqual({
      ok: true,
      kind: 'refunded',
    })
    await world.sandbox.delivered()
    expect((await stateOf(checkout)).quote).toBe('payment_succeeded/refunded')
    expect(await giveBack(checkout.paymentId)).toEqual({ ok: false, kind: 'not_refundable' })
  })

  it('is told of amount by amount, though the letters wait for both', async () => {
    const checkout = await paidCheckout()
    const [first, second] = ['A pane less than ordered.', 'The second visit was not needed.']
    await giveBack(checkout.paymentId, { amount: 50, reason: first })
    await giveBack(checkout.paymentId, { amount: 30, reason: second })
    const letters = (await mailsTo(checkout.actor.email)).filter(({ subject }) =>
      subject.startsWith('Money back'),
    )
    const told = letters.map(({ text }) => /Given back: \S+/.exec(text)?.[0])
    expect(told).toEqual(['Given back: $50.00', 'Given back: $30.00'])
    expect(letters.map(({ text }) => [text.includes(first), text.includes(second)])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('is told of each time, though it is the same amount twice', async () => {
    const checkout = await paidCheckout()
    const reasons = ['A pane less than ordered.', 'The second visit was not needed.']
    for (const why of reasons) await giveBack(checkout.paymentId, { amount: 40, reason: why })
    const { docs } = await world.payload.find({
      collection: 'payload-jobs',
      where: { 'input.paymentId': { equals: checkout.paymentId } },
      sort: 'id',
      pagination: false,
    })
    const pieces = docs
      .map(({ input }) => input as AfterPayment)
      .filter(({ work }) => work === 'given_back')
    const toldBy = async (piece: AfterPayment) => {
      const letter = await letterAfterPayment(world.payload, piece)
      return reasons.filter((why) => letter?.text.includes(why))
    }
    expect(await Promise.all(pieces.map(toldBy))).toEqual(reasons.map((why) => [why]))
    // as an earlier version of the site stored them
    const earlier = pieces.map(({ refund: _refund, ...piece }) => piece)
    const last = [reasons[1]]
    expect(await Promise.all(earlier.map(toldBy))).toEqual([last, last])
  })

  it('is marked as failed where Stripe refuses it, and another try is another refund', async () => {
    const checkout = await paidCheckout()
    world.sandbox.trouble({ on: 'refunds.create', kind: 'status', status: 400, times: 1 })
    expect(await giveBack(checkout.paymentId)).toMatchObject({ kind: 'refund_refused' })
    expect((await paymentOf(checkout)).refunds).toMatchObject([{ state: 'failed' }])
    expect(await giveBack(checkout.paymentId, { amount: 1266.96 })).toEqual({
      ok: true,
      kind: 'refunded',
    })
  })

  it('stands beside what Stripe’s dashboard gave back', async () => {
    const checkout = await paidCheckout()
    world.sandbox.refund(checkout.sessionId, 5000)
    await world.sandbox.delivered()
    await giveBack(checkout.paymentId)
    await world.sandbox.delivered()
    const payment = await paymentOf(checkout)
    expect(payment.refunds?.map(({ amount, by }) => [amount, by ?? null])).toEqual([
      [50, null],
      [100, boss.email],
    ])
    expect(payment.refundedAmount).toBe(150)
  })

  it('of a deposit is owed again', async () => {
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 50 },
      overrideAccess: true,
    })
    const checkout = await paidCheckout()
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { depositPercentage: 0 },
      overrideAccess: true,
    })
    expect(await giveBack(checkout.paymentId, { amount: 33.48 })).toMatchObject({ ok: true })
    expect(await world.quote(checkout.quoteId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      amountPaid: 600,
      balanceDue: 666.96,
    })
    const standing = [
      'Price of the quote: $1,266.96',
      'Paid in all: $633.48',
      'Given back in all: $33.48',
      'Kept: $600.00',
      'Left to pay: $666.96',
    ]
    await world.sandbox.delivered()
    expect((await letterOfMoneyBack(checkout)).slice(2)).toEqual(standing)
    const asked = { work: 'balance', paymentId: checkout.paymentId } as const
    const letter = await letterAfterPayment(world.payload, asked)
    expect(letter?.text).toContain(
      'You have paid $633.48, $33.48 of it went back to you, and $666.96 is left.',
    )
    for (const line of standing) expect(letter?.text).toContain(line)
  })
})
