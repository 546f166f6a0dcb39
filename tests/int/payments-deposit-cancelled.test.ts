import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cancelPayment } from '@/services/payments/cancel-payment'
import { paymentFacts } from '@/services/payments/payment-facts'
import { startCheckout } from '@/services/payments/start-checkout'
import { depositsIn } from '../fixtures/deposits'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { stateOf } = endsIn(world)
const { policy, measured, withDeposit, openBalance } = depositsIn(world)

describe('a payment that is called off, with a deposit of one half', () => {
  beforeAll(() => policy({ depositPercentage: 50 }))

  it('cancelling the balance leaves the deposit paid', async () => {
    const checkout = await withDeposit()
    await measured(checkout)
    const sessionId = await openBalance(checkout)
    world.sandbox.expire(sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'deposit_paid/deposit_paid',
      payments: ['succeeded', 'expired'],
    })
    expect(await startCheckout({ ctx: checkout.ctx, quoteId: checkout.quoteId })).toMatchObject({
      ok: true,
    })
  })

  it('whoever cancels the balance is not told that the deposit paid the quote', async () => {
    const checkout = await withDeposit()
    await measured(checkout)
    await openBalance(checkout)
    const payment = (await world.paymentsOf(checkout.quoteId)).at(-1)
    const query = { quote_id: checkout.quoteId, payment_id: payment?.id ?? 0 }
    expect(await cancelPayment({ ctx: checkout.ctx, query })).toEqual({
      ok: true,
      kind: 'cancelled',
    })
    expect(await paymentFacts({ ctx: checkout.ctx, query })).toMatchObject({
      paidSince: null,
      canPay: true,
      amount: 633.48,
    })
  })

  it('a deposit that came after the first was cancelled does not make the quote paid', async () => {
    const checkout = await world.openCheckout()
    expect(await cancelPayment(checkout)).toEqual({ ok: true, kind: 'cancelled' })
    world.sandbox.pay(await openBalance(checkout))
    await world.sandbox.delivered()
    expect((await stateOf(checkout)).quote).toBe('deposit_paid/deposit_paid')
    expect(await paymentFacts(checkout)).toMatchObject({ canPay: false, paidSince: null })
  })
})
