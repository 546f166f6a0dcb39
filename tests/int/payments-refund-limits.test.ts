import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '@/services/context'
import { leftToRefund } from '@/services/payments/left-to-refund'
import { boss, givingBackIn } from '../fixtures/giving-back'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { giveBack, paidCheckout, paymentOf, backAtStripe } = givingBackIn(world)

describe('money that the office gives back', () => {
  const desk: Actor = { id: 2, email: 'desk@example.com', fullName: 'Desk', role: 'office' }
  const colleague: Actor = { ...desk, id: 3, email: 'colleague@example.com' }

  async function limitTo(officeRefundLimit: number) {
    await world.payload.updateGlobal({
      slug: 'pricing-settings',
      data: { officeRefundLimit },
      overrideAccess: true,
    })
  }

  const beyond = (limitMinor: number) => ({
    ok: false,
    kind: 'refund_beyond_limit',
    limitMinor,
    currency: 'usd',
  })

  it('is none until an administrator allows it', async () => {
    const checkout = await paidCheckout()
    expect(await giveBack(checkout.paymentId, { amount: 0.01 }, desk)).toEqual(beyond(0))
    expect(await backAtStripe(checkout)).toBe(0)
    expect((await paymentOf(checkout)).refunds).toEqual([])
  })

  it('stays within the limit, whoever of the office gave some before, at once or one by one', async () => {
    await limitTo(150)
    const checkout = await paidCheckout()
    // what an administrator gives back is not the office's
    expect(await giveBack(checkout.paymentId, { amount: 500 })).toMatchObject({ ok: true })
    const clicks = await Promise.all(
      [desk, colleague, desk, colleague].map((who) => giveBack(checkout.paymentId, {}, who)),
    )
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
    expect(clicks.filter(({ ok }) => !ok)).toEqual([beyond(15_000), beyond(15_000), beyond(15_000)])
    const wish = { amount: 50.01 }
    expect(await giveBack(checkout.paymentId, wish, colleague)).toEqual(beyond(15_000))
    const ctxOf = (actor: Actor) => world.contextFor(actor)
    const payment = await paymentOf(checkout)
    expect(await leftToRefund({ ctx: ctxOf(desk), payment })).toEqual({
      left: 50,
      limit: 150,
      isLimited: true,
    })
    expect(await leftToRefund({ ctx: ctxOf(boss), payment })).toEqual({
      left: 666.96,
      limit: null,
      isLimited: false,
    })
    expect(await leftToRefund({ ctx: ctxOf({ ...desk, role: 'staff' }), payment })).toBeNull()
    expect(await giveBack(checkout.paymentId, { amount: 50 }, colleague)).toEqual({
      ok: true,
      kind: 'refunded',
    })
    expect(await giveBack(checkout.paymentId, { amount: 0.01 }, desk)).toEqual(beyond(15_000))
    expect(await backAtStripe(checkout)).toBe(65_000)
    const { refunds } = await paymentOf(checkout)
    expect(refunds?.map(({ amount, byOffice }) => [amount, byOffice])).toEqual([
      [500, false],
      [100, true],
      [50, true],
    ])
  })

  it('counts none that failed against it, and never exceeds what was paid', async () => {
    await limitTo(1266.96)
    const checkout = await paidCheckout()
    expect(
      await leftToRefund({ ctx: world.contextFor(desk), payment: await paymentOf(checkout) }),
    ).toMatchObject({ left: 1266.96, isLimited: false })
    world.sandbox.trouble({ on: 'refunds.create', kind: 'status', status: 400, times: 1 })
    expect(await giveBack(checkout.paymentId, { amount: 1266.96 }, desk)).toMatchObject({
      kind: 'refund_refused',
    })
    expect(await giveBack(checkout.paymentId, { amount: 1266.97 }, desk)).toMatchObject({
      kind: 'refund_too_much',
    })
    expect(await giveBack(checkout.paymentId, { amount: 1266.96 }, desk)).toMatchObject({
      ok: true,
    })
    await limitTo(0)
  })
})

describe('nothing goes back', () => {
  it('for anybody who does not work with customers', async () => {
    const checkout = await paidCheckout()
    const staff: Actor = { ...boss, role: 'staff' }
    expect(await giveBack(checkout.paymentId, {}, null)).toMatchObject({ kind: 'not_signed_in' })
    expect(await giveBack(checkout.paymentId, {}, staff)).toMatchObject({ kind: 'forbidden' })
    expect(await giveBack(checkout.paymentId, {}, checkout.actor)).toMatchObject({
      kind: 'forbidden',
    })
    expect(await backAtStripe(checkout)).toBe(0)
  })

  it.each([
    ['no amount', { amount: 0 }],
    ['less than nothing', { amount: -5 }],
    ['a tenth of a cent', { amount: 1.001 }],
    ['no reason', { reason: ' ' }],
    ['no key', { requestKey: 'x' }],
  ])('for %s', async (_, wish) => {
    const checkout = await paidCheckout()
    expect(await giveBack(checkout.paymentId, wish)).toEqual({
      ok: false,
      kind: 'refund_incomplete',
    })
  })

  it('of an open checkout', async () => {
    const { paymentId } = await world.openCheckout()
    expect(await giveBack(paymentId)).toEqual({ ok: false, kind: 'not_refundable' })
  })
})
