import { beforeAll, describe, expect, it, vi } from 'vitest'
import { paymentFacts } from '@/services/payments/payment-facts'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { startCheckout } from '@/services/payments/start-checkout'
import { dueNow, ownQuotes } from '@/services/quotes/own-quotes'
import { saveQuote } from '@/services/quotes/save-quote'
import { depositsIn, half } from '../fixtures/deposits'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'
import { showerInputs } from '../fixtures/stored-pricing'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { alertsFor, payUnheard, stateOf } = endsIn(world)
const { policy, sumsOf, measured, undoIsOver, withDeposit, openBalance } = depositsIn(world)

describe('with a deposit of one half', () => {
  beforeAll(() => policy({ depositPercentage: 50 }))

  it('a saved quote asks for it first, and says so', async () => {
    const actor = await world.customer()
    const ctx = world.contextFor(actor)
    const saved = await saveQuote({
      ctx,
      input: {
        ...showerInputs(world.pricing),
        customerName: 'Avery Sample',
        expectedTotal: 1266.96,
        requestKey: crypto.randomUUID(),
      },
    })
    expect(saved).toMatchObject({ ok: true, quote: { totalCost: 1266.96, depositDue: 633.48 } })
    const [listed] = await ownQuotes({ ctx })
    expect(listed).toMatchObject({
      due: { purpose: 'deposit', amount: 633.48 },
      amountPaid: 0,
      balanceDue: 1266.96,
    })
  })

  it('the card is charged the deposit alone, and the rest waits for final sizes', async () => {
    const checkout = await withDeposit()
    const [session] = world.sessionsOf(checkout.quoteId)
    expect(session?.amount_total).toBe(63_348)
    expect(await stateOf(checkout)).toEqual({
      quote: 'deposit_paid/deposit_paid',
      payments: ['succeeded'],
    })
    expect(await sumsOf(checkout.quoteId)).toEqual(half)
    const again = await startCheckout({ ctx: checkout.ctx, quoteId: checkout.quoteId })
    expect(again).toEqual({ ok: false, kind: 'not_measured' })
    const [receipt] = await mailsTo(checkout.actor.email)
    expect(receipt?.text).toContain('your deposit for quote')
    expect(receipt?.text).toContain('Left to pay: $633.48')
    expect(receipt?.text).toMatch(/See the quote:\n\S+quote_id=/)
    const [order] = await alertsFor(checkout)
    expect(order).toMatch(/^The deposit for quote Q-\d+ is paid: \$633\.48$/)
    expect(await paymentFacts({ ctx: checkout.ctx, query: checkout.query })).toMatchObject({
      purpose: 'deposit',
      amount: 633.48,
      owed: 633.48,
      canPay: false,
    })
  })

  it('final sizes tell the customer, and the balance pays the quote', async () => {
    const checkout = await withDeposit()
    await measured(checkout)
    await undoIsOver(checkout)
    await vi.waitFor(async () => {
      const letters = (await mailsTo(checkout.actor.email)).map(({ text }) => text)
      expect(
        letters.some((text) => text?.includes('You have paid $633.48; $633.48 is left.')),
      ).toBe(true)
    }, 20_000)
    const sessionId = await openBalance(checkout)
    expect(world.sessionsOf(checkout.quoteId).map(({ amount_total }) => amount_total)).toEqual([
      63_348, 63_348,
    ])
    world.sandbox.pay(sessionId)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded', 'succeeded'],
    })
    expect(await sumsOf(checkout.quoteId)).toEqual({
      depositDue: 633.48,
      amountPaid: 1266.96,
      balanceDue: 0,
      isPaid: true,
    })
    const order = (await mailsTo('sales@trinityedgeglass.example')).find(({ subject }) =>
      subject.startsWith(`Quote Q-${String(checkout.quoteId).padStart(6, '0')} is paid`),
    )
    expect(order?.text).toContain('The sizes are final: the glass can be ordered.')
    expect(order?.text).not.toContain('measuring visit')
    const over = await startCheckout({ ctx: checkout.ctx, quoteId: checkout.quoteId })
    expect(over).toEqual({ ok: false, kind: 'already_paid' })
  })

  it('ten clicks for the balance make one page', async () => {
    const checkout = await withDeposit()
    await measured(checkout)
    const clicks = Array.from({ length: 10 }, () =>
      startCheckout({ ctx: checkout.ctx, quoteId: checkout.quoteId }),
    )
    const urls = (await Promise.all(clicks)).map((started) => (started.ok ? started.url : null))
    expect(new Set(urls).size).toBe(1)
    const open = world.sessionsOf(checkout.quoteId).filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
  })

  it('a second deposit goes back, and counts for nothing', async () => {
    const checkout = await world.openCheckout()
    const [first] = await world.paymentsOf(checkout.quoteId)
    // A crash between two clicks: the first page stays payable beside the second.
    await world.force('payments', first?.id ?? 0, { status: 'error', lookAt: null })
    const second = await openBalance(checkout)
    world.sandbox.pay(second)
    world.sandbox.pay(checkout.sessionId)
    await world.sandbox.delivered()
    const { quote, payments } = await stateOf(checkout)
    expect(quote).toBe('deposit_paid/deposit_paid')
    expect(payments.toSorted()).toEqual(['refunded', 'succeeded'])
    expect(await sumsOf(checkout.quoteId)).toEqual(half)
  })

  it('what goes back of a deposit is owed again', async () => {
    const checkout = await withDeposit()
    world.sandbox.refund(checkout.sessionId, 10_000)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'deposit_paid/partially_refunded',
      payments: ['partially_refunded'],
    })
    expect(await sumsOf(checkout.quoteId)).toEqual({
      ...half,
      amountPaid: 533.48,
      balanceDue: 733.48,
    })
  })

  it('a deposit that goes back whole leaves nothing owed, and nothing to pay', async () => {
    const checkout = await withDeposit()
    world.sandbox.refund(checkout.sessionId, 63_348)
    await world.sandbox.delivered()
    expect(await stateOf(checkout)).toEqual({
      quote: 'deposit_paid/refunded',
      payments: ['refunded'],
    })
    expect(await sumsOf(checkout.quoteId)).toEqual({ ...half, amountPaid: 0, balanceDue: 0 })
    expect(dueNow(await world.quote(checkout.quoteId))).toBeNull()
  })

  it('the balance stays payable past the quote’s date, and the reconciler leaves its page open', async () => {
    const checkout = await withDeposit()
    await measured(checkout)
    await world.force('quotes', checkout.quoteId, {
      validUntil: new Date(Date.now() - 86_400_000).toISOString(),
    })
    await openBalance(checkout)
    const later = () => new Date(Date.now() + 10 * 60_000)
    await reconcilePayments(world.contextFor(null, { now: later }))
    expect(await stateOf(checkout)).toEqual({
      quote: 'deposit_paid/deposit_paid',
      payments: ['succeeded', 'pending_checkout'],
    })
  })

  it('a quote whose deposit is paid can’t be saved again, nor its figures be changed', async () => {
    const checkout = await withDeposit()
    const again = await saveQuote({
      ctx: checkout.ctx,
      input: {
        ...showerInputs(world.pricing),
        customerName: 'Avery Sample',
        expectedTotal: 1266.96,
        requestKey: crypto.randomUUID(),
        quoteId: checkout.quoteId,
      },
    })
    expect(again).toEqual({ ok: false, kind: 'already_paid' })
    const change = world.payload.update({
      collection: 'quotes',
      id: checkout.quoteId,
      data: { totalCost: 1 },
      overrideAccess: true,
    })
    await expect(change).rejects.toThrow('A paid quote can’t be changed')
  })

  it('a quote keeps the deposit that it was saved with', async () => {
    const actor = await world.customer()
    const { id: quoteId } = await world.savedQuote(actor)
    await policy({ depositPercentage: 10 })
    const started = await startCheckout({ ctx: world.contextFor(actor), quoteId })
    await policy({ depositPercentage: 50 })
    expect(started.ok).toBe(true)
    expect(world.sessionsOf(quoteId).map(({ amount_total }) => amount_total)).toEqual([63_348])
  })
})

describe('without a policy, or below its limit', () => {
  it('all is due at once, and is paid as ever', async () => {
    await policy({ depositPercentage: 50, depositWholeBelow: 1266.97 })
    const checkout = await withDeposit()
    expect(await stateOf(checkout)).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded'],
    })
    expect(await sumsOf(checkout.quoteId)).toEqual({
      depositDue: 0,
      amountPaid: 1266.96,
      balanceDue: 0,
      isPaid: true,
    })
    await policy({})
  })

  it('a checkout for all at once is held where a deposit was paid meanwhile', async () => {
    const checkout = await world.openCheckout()
    await world.force('quotes', checkout.quoteId, {
      status: 'deposit_paid',
      paymentStatus: 'deposit_paid',
    })
    payUnheard(checkout.sessionId)
    const session = await world.port.retrieveSession(checkout.sessionId)
    const { settlePayment } = await import('@/services/payments/settle-payment')
    const settled = await settlePayment({
      ctx: checkout.ctx,
      port: world.port,
      paymentId: checkout.paymentId,
      session,
    })
    expect(settled).toMatchObject({ verdict: 'hold' })
    expect((await world.paymentsOf(checkout.quoteId))[0]).toMatchObject({ isHeld: true })
  })
})
