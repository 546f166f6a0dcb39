import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { quoteState } from '@/domain/account/quote-state'
import { doStoredWork } from '@/services/background/stored-work'
import type { Actor } from '@/services/context'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { recordPayment } from '@/services/payments/record-payment'
import { refundPayment } from '@/services/payments/refund-payment'
import { startCheckout } from '@/services/payments/start-checkout'
import { voidPayment } from '@/services/payments/void-payment'
import { ownQuotes } from '@/services/quotes/own-quotes'
import { endsIn } from '../fixtures/payment-ends'
import { paymentWorldOfFile } from '../fixtures/payment-world-of-file'
import { mailsTo } from '../fixtures/people'

vi.setConfig({ testTimeout: 180_000 })

const world = await paymentWorldOfFile()
const { alertsFor, payUnheard, stateOf } = endsIn(world)
const boss: Actor = { id: 1, email: 'boss@example.com', fullName: 'Boss', role: 'admin' }
const office: Actor = { id: 2, email: 'office@example.com', fullName: 'Office', role: 'office' }
const staff: Actor = { id: 3, email: 'staff@example.com', fullName: 'Staff', role: 'staff' }

const total = 1266.96
const day = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000)

type Wish = {
  amount?: number
  method?: string
  date?: string
  note?: string
  requestKey?: string
}

function record(quoteId: number, wish: Wish = {}, actor: Actor | null = office, now = new Date()) {
  return recordPayment({
    ctx: world.contextFor(actor, { now: () => now }),
    wish: {
      quoteId,
      method: 'cash',
      amount: total,
      date: day(now),
      note: '',
      requestKey: crypto.randomUUID(),
      ...wish,
    },
  })
}

function cross(paymentId: number, actor: Actor | null = boss, now = new Date(), reason = 'Typo.') {
  return voidPayment({
    ctx: world.contextFor(actor, { now: () => now }),
    wish: { paymentId, reason },
  })
}

async function aQuote() {
  const actor = await world.customer()
  const { id: quoteId } = await world.savedQuote(actor)
  return { actor, quoteId }
}

async function recorded(quoteId: number, wish: Wish = {}, actor: Actor = office): Promise<number> {
  const outcome = await record(quoteId, wish, actor)
  if (!outcome.ok) throw new Error(outcome.kind)
  return outcome.payment.id
}

async function sumsOf(quoteId: number) {
  const { amountPaid, balanceDue, paidAt } = await world.quote(quoteId)
  return [amountPaid, balanceDue, Boolean(paidAt)]
}

async function deposit(depositPercentage: number): Promise<void> {
  await world.payload.updateGlobal({
    slug: 'pricing-settings',
    data: { depositPercentage, depositFloor: 0, depositWholeBelow: 0 },
    overrideAccess: true,
  })
}

describe('money that the office records', () => {
  it('pays the quote, with a receipt in the customer’s language and an order', async () => {
    const { actor, quoteId } = await aQuote()
    await world.payload.update({
      collection: 'users',
      id: actor.id,
      data: { language: 'es' },
      overrideAccess: true,
    })
    const revision = await world.payload.create({
      collection: 'quote-revisions',
      data: {
        quote: quoteId,
        number: 1,
        totalCost: total,
        currencyCode: 'USD',
        content: {},
        isDraft: false,
      },
      overrideAccess: true,
    })
    const id = await recorded(quoteId, { method: 'check', note: '1042' })
    expect(await stateOf({ quoteId })).toEqual({
      quote: 'payment_succeeded/fully_paid',
      payments: ['succeeded'],
    })
    expect(await sumsOf(quoteId)).toEqual([total, 0, true])
    const [payment] = await world.paymentsOf(quoteId)
    expect(payment).toMatchObject({
      id,
      method: 'check',
      purpose: 'full',
      revision: 1,
      amount: total,
      byHand: { note: '1042', recordedBy: office.email },
    })
    const [receipt] = await mailsTo(actor.email)
    expect(receipt?.subject).toMatch(/^Recibo de la cotización/)
    expect(receipt?.text).toContain('Forma de pago: cheque, 1042')
    expect(await alertsFor({ quoteId })).toEqual([
      expect.stringMatching(/\$1,266\.96 was recorded by hand$/),
    ])
    const relied = await world.payload.findByID({
      collection: 'quote-revisions',
      id: revision.id,
      overrideAccess: true,
    })
    expect(relied.frozenAt).toBeTruthy()
    const back = await refundPayment({
      ctx: world.contextFor(boss),
      wish: { paymentId: id, amount: 1, reason: 'By card.', requestKey: crypto.randomUUID() },
    })
    expect(back).toEqual({ ok: false, kind: 'not_refundable' })
  })

  it('is one payment of fifty clicks, and one of two amounts that are too much together', async () => {
    const { quoteId } = await aQuote()
    const requestKey = crypto.randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 50 }, () => record(quoteId, { amount: 700, requestKey })),
    )
    expect(new Set(clicks.map((one) => (one.ok ? one.payment.id : one.kind))).size).toBe(1)
    expect(await sumsOf(quoteId)).toEqual([700, 566.96, false])
    expect(await record(quoteId, { amount: 701, requestKey })).toEqual({
      ok: false,
      kind: 'recorded_otherwise',
    })
    const two = await Promise.all([1, 2].map(() => record(quoteId, { amount: 400 })))
    expect(two.filter(({ ok }) => !ok)).toEqual([
      { ok: false, kind: 'record_too_much', leftMinor: 16_696, currency: 'usd' },
    ])
    expect(await stateOf({ quoteId })).toEqual({
      quote: 'deposit_paid/deposit_paid',
      payments: ['succeeded', 'succeeded'],
    })
  })

  it('names what it does not take', async () => {
    const { actor, quoteId } = await aQuote()
    expect(await record(quoteId, {}, null)).toEqual({ ok: false, kind: 'not_signed_in' })
    for (const who of [actor, staff]) {
      expect(await record(quoteId, {}, who)).toEqual({ ok: false, kind: 'forbidden' })
    }
    const fields: [Wish, string | null][] = [
      [{ amount: 0 }, 'amount'],
      [{ amount: 1.005 }, 'amount'],
      [{ method: 'stripe' }, 'method'],
      [{ date: '2026-02-30' }, 'date'],
      [{ note: 'x'.repeat(121) }, 'note'],
      [{ requestKey: 'mine' }, null],
    ]
    for (const [wish, field] of fields) {
      expect(await record(quoteId, wish)).toEqual({ ok: false, kind: 'record_incomplete', field })
    }
    expect(await record(quoteId, { date: day(inDays(1)) })).toMatchObject({
      kind: 'date_in_future',
    })
    expect(await record(quoteId, { date: day(inDays(-1)) })).toMatchObject({
      kind: 'date_before_quote',
    })
    expect(await record(2_147_483_647)).toMatchObject({ kind: 'quote_not_found' })
    expect(await world.paymentsOf(quoteId)).toEqual([])
  })

  it('ends the customer’s open page first, and is nothing where that was paid', async () => {
    const open = await world.openCheckout()
    const paid = await world.openCheckout()
    const away = await world.openCheckout()
    await recorded(open.quoteId)
    expect(world.sessionsOf(open.quoteId).map(({ status }) => status)).toEqual(['expired'])
    expect((await stateOf(open)).payments).toEqual(['expired', 'succeeded'])

    payUnheard(paid.sessionId)
    expect(await record(paid.quoteId)).toEqual({ ok: false, kind: 'already_paid' })
    expect((await stateOf(paid)).payments).toEqual(['succeeded'])

    world.sandbox.trouble({ on: 'sessions.expire', kind: 'cut_off', times: 20 })
    expect(await record(away.quoteId)).toEqual({ ok: false, kind: 'stripe_unreachable' })
    expect((await stateOf(away)).payments).toEqual(['pending_checkout'])
  })

  it('is a part where no deposit was asked for: its owner, the desk and the lists say so', async () => {
    const { actor, quoteId } = await aQuote()
    await recorded(quoteId, { amount: 100 })
    const [own] = await ownQuotes({ ctx: world.contextFor(actor) })
    expect(own && quoteState(own)).toBe('part_paid')
    expect(own).toMatchObject({ amountPaid: 100, balanceDue: total - 100, rest: { when: 'now' } })
    const desk = await findOfficeQuote(world.contextFor(office), quoteId)
    expect(desk).toMatchObject({ quote: { status: 'deposit_paid', said: 'part_paid' } })
    const [receipt] = await mailsTo(actor.email)
    expect(receipt?.text).not.toMatch(/deposit/i)
  })

  describe('where a deposit is asked', () => {
    beforeAll(() => deposit(50))

    it('is the deposit at least, and then as much as is brought, measured or not', async () => {
      const { quoteId } = await aQuote()
      expect(await record(quoteId, { amount: 633.47 })).toEqual({
        ok: false,
        kind: 'below_deposit',
        depositMinor: 63_348,
        currency: 'usd',
      })
      await recorded(quoteId, { amount: 633.48 })
      const desk = await findOfficeQuote(world.contextFor(office), quoteId)
      expect(desk).toMatchObject({ quote: { said: 'deposit_paid' } })
      expect((await stateOf({ quoteId })).quote).toBe('deposit_paid/deposit_paid')
      await recorded(quoteId, { amount: 33.48, method: 'bank_transfer' })
      const rest = await recorded(quoteId, { amount: 600 })
      expect((await world.paymentsOf(quoteId)).map(({ purpose }) => purpose)).toEqual([
        'deposit',
        'balance',
        'balance',
      ])
      expect((await stateOf({ quoteId })).quote).toBe('payment_succeeded/fully_paid')
      expect(await cross(rest)).toEqual({ ok: true })
      expect((await stateOf({ quoteId })).quote).toBe('deposit_paid/deposit_paid')
      expect(await sumsOf(quoteId)).toEqual([666.96, 600, false])
      await deposit(0)
    })
  })
})

describe('what was recorded and is voided', () => {
  it('stays as a row, and the quote can be paid again', async () => {
    const { actor, quoteId } = await aQuote()
    const id = await recorded(quoteId)
    const both = await Promise.all([cross(id), cross(id)])
    expect(both.map((one) => (one.ok ? 'voided' : one.kind)).toSorted()).toEqual([
      'not_voidable',
      'voided',
    ])
    expect(await stateOf({ quoteId })).toEqual({
      quote: 'pending_payment/unpaid',
      payments: ['voided'],
    })
    expect(await sumsOf(quoteId)).toEqual([0, total, false])
    expect((await world.paymentsOf(quoteId))[0]?.byHand).toMatchObject({
      recordedBy: office.email,
      voidedBy: boss.email,
      voidReason: 'Typo.',
    })
    // its receipt was not written yet, and never is
    expect(await mailsTo(actor.email)).toEqual([])
    const again = await startCheckout({ ctx: world.contextFor(actor), quoteId })
    expect(again.ok).toBe(true)
  })

  it('is corrected by a letter, where the receipt was mailed', async () => {
    const { actor, quoteId } = await aQuote()
    const id = await recorded(quoteId)
    while ((await doStoredWork(world.contextFor(null))) > 0);
    expect(await cross(id)).toEqual({ ok: true })
    const [letter, ...more] = await mailsTo(actor.email)
    expect(more).toEqual([])
    expect(letter?.subject).toMatch(/^Correction: receipt for quote Q-/)
    expect(letter?.text).toContain('a receipt for $1,266.96')
  })

  it('is an administrator’s to void, and the office’s own of the same day', async () => {
    const { actor, quoteId } = await aQuote()
    const own = await recorded(quoteId, { amount: 10 })
    const other = await recorded(quoteId, { amount: 20 }, boss)
    const kindOf = async (...args: Parameters<typeof cross>) => {
      const outcome = await cross(...args)
      return outcome.ok ? 'voided' : outcome.kind
    }
    expect(await kindOf(own, null)).toBe('not_signed_in')
    expect(await kindOf(own, actor)).toBe('forbidden')
    expect(await kindOf(own, staff)).toBe('forbidden')
    expect(await kindOf(own, office, new Date(), ' ')).toBe('void_incomplete')
    expect(await kindOf(other, office)).toBe('not_yours_to_void')
    expect(await kindOf(own, office, inDays(1))).toBe('not_yours_to_void')
    expect(await kindOf(own, office)).toBe('voided')
    expect(await kindOf(other, boss, inDays(30))).toBe('voided')
    const card = await world.openCheckout()
    world.sandbox.pay(card.sessionId)
    await world.sandbox.delivered()
    expect(await kindOf(card.paymentId)).toBe('not_voidable')
  })

  it('ends the page for the rest, which says another amount now', async () => {
    const { actor, quoteId } = await aQuote()
    const id = await recorded(quoteId, { amount: 500 })
    const started = await startCheckout({ ctx: world.contextFor(actor), quoteId })
    expect(started.ok).toBe(true)
    expect(world.sessionsOf(quoteId).map(({ amount_total }) => amount_total)).toEqual([76_696])
    expect(await cross(id)).toEqual({ ok: true })
    expect(world.sessionsOf(quoteId).map(({ status }) => status)).toEqual(['expired'])
    expect((await stateOf({ quoteId })).quote).toBe('pending_payment/unpaid')
  })

  it('comes to the same in the database whatever happens at once', async () => {
    const { quoteId } = await aQuote()
    const amounts = [100, 200, 300, 400, 500, 600]
    const first = await Promise.all(amounts.map((amount) => record(quoteId, { amount })))
    const ids = first.flatMap((one) => (one.ok ? [one.payment.id] : []))
    await Promise.all([
      ...ids.slice(0, 2).map((id) => cross(id)),
      ...amounts.map((amount) => record(quoteId, { amount })),
    ])
    const { rows } = await world.payload.db.drizzle.execute(sql`
      select coalesce(sum(amount), 0)::float8 as sum from payments
      where quote_id = ${quoteId} and status = 'succeeded'`)
    const paid = Number(rows[0]?.sum)
    expect(paid).toBeLessThanOrEqual(total)
    const [amountPaid, balanceDue] = await sumsOf(quoteId)
    expect([amountPaid, balanceDue]).toEqual([paid, Number((total - paid).toFixed(2))])
  })
})
