import { afterAll, describe, expect, it } from 'vitest'
import { majorToMinor } from '@/domain/money/money'
import { due } from '@/domain/quote/due'
import type { Payment, Quote } from '@/payload-types'
import { acceptRevision } from '@/services/links/accept-revision'
import { declineQuote } from '@/services/links/decline-quote'
import { openLink } from '@/services/links/open-link'
import { payByLink, returnToLink } from '@/services/links/pay-by-link'
import { changeStanding, standingActs } from '@/services/office-quotes/change-standing'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { saveOfficeQuote } from '@/services/office-quotes/save-office-quote'
import { sendRevision } from '@/services/office-quotes/send-revision'
import { expireOverdueQuotes } from '@/services/payments/expire-overdue-quotes'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { recordPayment } from '@/services/payments/record-payment'
import { accountOf } from '@/services/payments/records'
import { refundPayment } from '@/services/payments/refund-payment'
import { voidPayment } from '@/services/payments/void-payment'
import { openOfficeWorld } from '../fixtures/office-world'

const world = await openOfficeWorld()
afterAll(() => world.close())
const { visitor } = world
const admin = world.contextFor(world.admin)

const histories = 40
const stepsOfEach = 14
const mostAtOnce = 50

/** The same numbers for the same seed, so that a history that fails can be told again. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    below: (most: number) => Math.floor(next() * most),
    chance: (share: number) => next() < share,
    of: <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One,
  }
}

type Dice = ReturnType<typeof dice>

async function tokenOf(id: number): Promise<string> {
  const found = await findOfficeQuote(admin, id)
  return found.ok ? world.tokenOf(found.quote) : ''
}

async function revise(id: number, chance: Dice): Promise<void> {
  const found = await findOfficeQuote(admin, id)
  if (!found.ok) return
  const { quote } = found
  const widths = [20 + chance.below(160) / 8, 24]
  await saveOfficeQuote({
    ctx: admin,
    input: {
      ...world.call(),
      quoteId: id,
      basedOn: quote.basedOn,
      caller: quote.caller,
      draft: {
        ...quote.draft,
        lines: [world.piece(widths), world.freeLine({ unitPrice: chance.below(30_000) / 100 })],
        measurements: chance.chance(0.6) ? 'final' : 'estimated',
        deposit: chance.chance(0.6) ? { kind: 'own', percent: 40 } : { kind: 'none' },
      },
    },
  })
}

async function send(id: number): Promise<void> {
  const found = await findOfficeQuote(admin, id)
  if (!found.ok) return
  const wish = { quoteId: id, basedOn: found.quote.basedOn, byMail: true }
  await sendRevision({ ctx: admin, wish })
}

async function accept(id: number): Promise<void> {
  const token = await tokenOf(id)
  const opened = await openLink({ ctx: visitor, token })
  if (opened === null) return
  const wish = {
    name: 'Jordan Sample',
    revision: opened.revision,
    expectedTotal: opened.paper.sums.total,
  }
  await acceptRevision({ ctx: visitor, token, wish })
}

async function decline(id: number): Promise<void> {
  const token = await tokenOf(id)
  const { currentRevision } = await world.quote(id)
  const wish = { revision: currentRevision, reason: 'Not now' }
  await declineQuote({ ctx: visitor, token, wish })
}

const openOf = (id: number) => world.sessionsOf(id).filter(({ status }) => status === 'open')

async function checkout(id: number): Promise<void> {
  await payByLink({ ctx: visitor, token: await tokenOf(id), locale: 'en' })
}

function pay(id: number, chance: Dice): void {
  const [session] = openOf(id)
  if (!session) return
  world.sandbox.dropWebhooks(chance.chance(0.3))
  // Another hand may have ended it between the look and the click.
  try {
    world.sandbox.pay(session.id)
  } catch {
    return
  } finally {
    world.sandbox.dropWebhooks(false)
  }
}

async function comeBack(id: number, how: 'paid' | 'cancelled'): Promise<void> {
  const [payment] = (await world.paymentsOf(id)).toReversed()
  if (!payment?.stripeSessionId) return
  const query = { quote_id: id, payment_id: payment.id, session_id: payment.stripeSessionId }
  await returnToLink({ ctx: visitor, token: await tokenOf(id), how, query })
}

async function giveBack(id: number, chance: Dice): Promise<void> {
  const settled = (await world.paymentsOf(id)).filter(({ status }) => status === 'succeeded')
  const payment = settled[0]
  if (!payment) return
  const amount = chance.chance(0.4) ? payment.amount : Math.round(payment.amount * 30) / 100
  if (payment.method !== 'stripe') {
    await voidPayment({ ctx: admin, wish: { paymentId: payment.id, reason: 'Counted twice' } })
  } else if (chance.chance(0.5)) {
    const wish = {
      paymentId: payment.id,
      amount,
      reason: 'A pane less',
      requestKey: crypto.randomUUID(),
    }
    await refundPayment({ ctx: admin, wish })
  } else {
    // Another hand may have given it back between the look and the click.
    try {
      world.sandbox.refund(String(payment.stripeSessionId), Math.round(amount * 100))
    } catch (error) {
      expect(error).toMatchObject({ status: 400 })
    }
  }
}

async function takeCash(id: number, chance: Dice): Promise<void> {
  const quote = await world.quote(id)
  const part = chance.chance(0.5) ? 1 : 0.5
  const amount = Math.round(quote.balanceDue * part * 100) / 100
  await recordPayment({
    ctx: admin,
    wish: {
      quoteId: id,
      method: 'cash',
      amount,
      date: new Date().toISOString().slice(0, 10),
      note: '',
      requestKey: crypto.randomUUID(),
    },
  })
}

async function runOut(id: number): Promise<void> {
  const { status } = await world.quote(id)
  if (status !== 'pending_payment') return
  await world.write(id, { validUntil: new Date(Date.now() - 1000).toISOString() })
  await expireOverdueQuotes(admin)
}

function tellAgain(chance: Dice): Promise<unknown> {
  const events = world.sandbox.events()
  const last = events.slice(-6)
  return last.length === 0
    ? Promise.resolve()
    : Promise.resolve(world.sandbox.redeliver(chance.of(last).id))
}

type Step = (id: number, chance: Dice) => unknown

async function buy(id: number, chance: Dice): Promise<void> {
  await accept(id)
  await checkout(id)
  pay(id, chance)
  if (chance.chance(0.7)) await comeBack(id, 'paid')
}

async function offerNext(id: number, chance: Dice): Promise<void> {
  await revise(id, chance)
  await send(id)
}

/** What may happen, and how often beside the others. */
const steps: Record<string, { often: number; step: Step }> = {
  'offers the next': { often: 4, step: offerNext },
  revises: { often: 1, step: revise },
  sends: { often: 2, step: send },
  accepts: { often: 3, step: accept },
  buys: { often: 6, step: buy },
  declines: { often: 1, step: decline },
  'opens the checkout': { often: 3, step: checkout },
  pays: { often: 3, step: pay },
  'comes back paid': { often: 2, step: (id) => comeBack(id, 'paid') },
  'comes back cancelled': { often: 1, step: (id) => comeBack(id, 'cancelled') },
  'gives back': { often: 4, step: giveBack },
  'takes cash': { often: 2, step: takeCash },
  'runs out': { often: 1, step: runOut },
  'is revived or withdrawn': {
    often: 1,
    step: (quoteId, chance) =>
      changeStanding({ ctx: admin, quoteId, act: chance.of(standingActs) }),
  },
  'is looked after': {
    often: 1,
    step: () =>
      reconcilePayments(world.contextFor(null, { now: () => new Date(Date.now() + 10 * 60_000) })),
  },
  'is told again': { often: 2, step: (_id, chance) => tellAgain(chance) },
}

const draws = Object.entries(steps).flatMap(([name, { often }]) =>
  Array.from({ length: often }, () => name),
)

const minor = (amount: number) => majorToMinor(amount, 'usd') ?? 0

/** What arrived and did not go back, by the rows of the payments alone. */
function paidBy(payments: Payment[]): number {
  return payments
    .filter(({ status, isDuplicate }) => !isDuplicate && counted.includes(status))
    .reduce((sum, one) => sum + minor(one.amount) - minor(one.refundedAmount ?? 0), 0)
}

const counted = ['succeeded', 'partially_refunded', 'refunded', 'disputed']

type Kept = Map<number, string>

/** Each revision that somebody relies on, as it was when it was first seen so. */
async function checkFrozen(id: number, kept: Kept): Promise<void> {
  const { docs } = await world.payload.find({
    collection: 'quote-revisions',
    where: { quote: { equals: id } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  for (const { number, content, frozenAt, isDraft } of docs) {
    if (!frozenAt) {
      // what was just sent and nobody has seen may be taken back: it is a draft again
      if (kept.delete(number)) expect(isDraft).toBe(true)
      continue
    }
    const now = JSON.stringify(content)
    const before = kept.get(number)
    if (before === undefined) kept.set(number, now)
    else expect(now).toBe(before)
  }
}

function checkSums(quote: Quote, payments: Payment[]): void {
  const paid = paidBy(payments)
  expect(minor(quote.amountPaid)).toBe(paid)
  const total = minor(quote.totalCost)
  const isPlain = !payments.some(({ status }) => ['disputed', 'refunded'].includes(status))
  if (quote.paymentStatus === 'fully_paid') expect(paid).toBeGreaterThanOrEqual(total)
  if (quote.paymentStatus === 'deposit_paid') {
    expect(paid).toBeGreaterThan(0)
    expect(quote.status).toBe('deposit_paid')
  }
  const isAgreed = !quote.sentAt || quote.acceptedRevision === quote.currentRevision
  if (isPlain && isAgreed && paid >= total && paid > 0)
    expect(quote.status).toBe('payment_succeeded')
  if (quote.paymentStatus === 'unpaid') expect(paid).toBe(0)
}

function checkSessions(quote: Quote): void {
  const open = openOf(quote.id)
  expect(open.length).toBeLessThanOrEqual(1)
  const [session] = open
  if (!session) return
  const owed = due(accountOf(quote))
  expect(owed.kind).toBe('due')
  if (owed.kind === 'due') expect(session.amount_total).toBe(owed.minor)
}

/** Until Stripe's messages are delivered, and what was lost on the way is found by looking. */
async function settled(): Promise<void> {
  await world.sandbox.delivered()
  await reconcilePayments(world.contextFor(null, { now: () => new Date(Date.now() + 3_600_000) }))
  await world.sandbox.delivered()
}

describe('the life of a quote', () => {
  it.each(Array.from({ length: histories }, (_, index) => index + 1))(
    'keeps its promises through history %i',
    async (seed) => {
      const chance = dice(seed)
      const deposit = chance.chance(0.5)
        ? ({ kind: 'own', percent: 50 } as const)
        : { kind: 'none' as const }
      const { id } = await world.sent(await world.saved({ draft: world.draft({ deposit }) }), admin)
      const kept: Kept = new Map()
      const told: string[] = []
      try {
        for (let step = 0; step < stepsOfEach; step += 1) {
          const names = Array.from({ length: chance.chance(0.3) ? 4 : 1 }, () => chance.of(draws))
          told.push(names.join(' + '))
          await Promise.all(names.map((name) => steps[name]?.step(id, chance)))
          await checkFrozen(id, kept)
        }
        await settled()
        await checkFrozen(id, kept)
        const quote = await world.quote(id)
        checkSums(quote, await world.paymentsOf(id))
        checkSessions(quote)
      } catch (error) {
        throw new Error(`History ${seed}: ${told.join(', ')}`, { cause: error })
      }
    },
  )

  it('has one page of payment and one payment, whoever clicks fifty times at once', async () => {
    const { id } = await world.sent(await world.saved(), admin)
    await accept(id)
    await Promise.all(Array.from({ length: mostAtOnce }, () => checkout(id)))
    expect(openOf(id)).toHaveLength(1)
    pay(id, dice(1))
    await settled()
    await Promise.all(Array.from({ length: mostAtOnce }, () => comeBack(id, 'paid')))
    const quote = await world.quote(id)
    expect(quote).toMatchObject({ status: 'payment_succeeded', paymentStatus: 'fully_paid' })
    checkSums(quote, await world.paymentsOf(id))
  })

  it('is accepted once by fifty yeses, and sent once by fifty sends', async () => {
    const draft = await world.saved()
    const wish = { quoteId: draft.id, basedOn: draft.basedOn, byMail: false }
    const sends = await Promise.all(
      Array.from({ length: mostAtOnce }, () => sendRevision({ ctx: admin, wish })),
    )
    expect(sends.filter(({ ok }) => ok)).toHaveLength(1)
    await Promise.all(Array.from({ length: mostAtOnce }, () => accept(draft.id)))
    expect(await world.quote(draft.id)).toMatchObject({ acceptedRevision: 1, currentRevision: 1 })
  })
})
