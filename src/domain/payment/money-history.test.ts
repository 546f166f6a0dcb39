import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFor, due } from '@/domain/quote/due'
import type { PaymentPurpose, QuoteAccount } from '@/domain/quote/due'
import { stateAfterRefund } from './judge-refund'
import { judgeSession } from './judge-session'
import { mayMovePayment } from './payment-states'
import type { PaymentState } from './payment-states'
import { bookedOn } from './quote-payment-state'
import type { BookedPayment } from './quote-payment-state'
import { mayMoveQuote, mayVoidBack } from './quote-states'
import type { QuoteState } from './quote-states'
import { judgeRecord } from './record-by-hand'
import { stateAfterVoid } from './void-by-hand'

type Row = BookedPayment & { isByHand: boolean }
type Page = { purpose: PaymentPurpose; minor: number }

const currency = 'usd'

/** A quote and its money, moved by the domain's own judges alone. */
class History {
  status: QuoteState = 'pending_payment'
  measurements: QuoteAccount['measurements'] = 'estimated'
  rows: Row[] = []
  /** Pages at Stripe on which somebody may still pay. */
  pages: Page[] = []

  constructor(
    readonly totalMinor: number,
    readonly depositMinor: number,
  ) {}

  booked() {
    const { totalMinor, status } = this
    return bookedOn(this.rows, { isFullyPaid: status === 'payment_succeeded', totalMinor })
  }

  account(): QuoteAccount {
    const { status, measurements, totalMinor, depositMinor } = this
    const { paidMinor } = this.booked()
    return { status, measurements, totalMinor, depositMinor, paidMinor, awaitsAcceptance: false }
  }

  private moveTo(to: QuoteState): void {
    expect(this.status === to || mayMoveQuote(this.status, to), `${this.status} → ${to}`).toBe(true)
    this.status = to
  }

  private add(amountMinor: number, isByHand: boolean, isDuplicate = false): void {
    const status: PaymentState = isDuplicate ? 'refunded' : 'succeeded'
    const refundedMinor = isDuplicate ? amountMinor : 0
    this.rows.push({ status, amountMinor, refundedMinor, isDuplicate, isByHand })
  }

  record(minor: number): void {
    const verdict = judgeRecord(this.account(), minor)
    if (verdict.kind !== 'book') return
    this.add(minor, true)
    this.moveTo(verdict.to)
  }

  void(at: number): void {
    const byHand = this.rows.filter(({ isByHand, status }) => isByHand && status === 'succeeded')
    const row = byHand[at % Math.max(1, byHand.length)]
    if (row === undefined) return
    expect(mayMovePayment(row.status, 'voided')).toBe(true)
    row.status = 'voided'
    const to = stateAfterVoid(this.rows, this.totalMinor)
    expect(this.status === to || mayVoidBack(this.status, to), `${this.status} ↩ ${to}`).toBe(true)
    this.status = to
  }

  open(): void {
    const owed = due(this.account())
    if (owed.kind === 'due') this.pages.push({ purpose: owed.purpose, minor: owed.minor })
  }

  /** Pays on a page, however old: what it was for may be paid or another amount by now. */
  pay(at: number): void {
    const page = this.pages.splice(at % Math.max(1, this.pages.length), 1)[0]
    if (page === undefined) return
    const money = { minor: page.minor, currency }
    const verdict = judgeSession({
      session: { status: 'complete', isPaid: true, moneyFailed: false, money },
      payment: { status: 'pending_checkout', purpose: page.purpose, isHeld: false, money },
      quote: {
        status: this.status,
        expected: { minor: amountFor(page.purpose, this.account()), currency },
      },
      cancelled: false,
    })
    if (verdict.kind === 'settle') {
      this.add(page.minor, false)
      this.moveTo(page.purpose === 'deposit' ? 'deposit_paid' : 'payment_succeeded')
    } else if (verdict.kind === 'settle_duplicate') this.add(page.minor, false, true)
  }

  refund(at: number, minor: number): void {
    const byCard = this.rows.filter(({ isByHand, isDuplicate }) => !isByHand && !isDuplicate)
    const row = byCard[at % Math.max(1, byCard.length)]
    if (row === undefined) return
    row.refundedMinor = Math.min(row.amountMinor, row.refundedMinor + minor)
    const to = stateAfterRefund(row.status, row)
    if (to !== null) row.status = to
  }
}

const act = fc.oneof(
  fc.record({ kind: fc.constant('record' as const), minor: fc.integer({ min: 1, max: 1200 }) }),
  fc.record({ kind: fc.constant('recordRest' as const) }),
  fc.record({ kind: fc.constant('void' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('open' as const) }),
  fc.record({ kind: fc.constant('pay' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('refund' as const), at: fc.nat(5), minor: fc.nat(900) }),
  fc.record({ kind: fc.constant('measure' as const) }),
)

function apply(history: History, step: typeof act extends fc.Arbitrary<infer Act> ? Act : never) {
  const { totalMinor } = history
  switch (step.kind) {
    case 'record':
      return history.record(step.minor)
    case 'recordRest':
      return history.record(totalMinor - history.booked().paidMinor)
    case 'void':
      return history.void(step.at)
    case 'open':
      return history.open()
    case 'pay':
      return history.pay(step.at)
    case 'refund':
      return history.refund(step.at, step.minor)
    case 'measure':
      history.measurements = 'final'
  }
}

function expectInvariants(history: History): void {
  const { rows, totalMinor, status } = history
  const { paidMinor, paymentStatus } = history.booked()
  const counted = rows.filter((row) => row.status !== 'voided' && !row.isDuplicate)
  const sum = counted.reduce((all, row) => all + row.amountMinor - row.refundedMinor, 0)
  expect(paidMinor).toBe(sum)
  expect(paidMinor).toBeLessThanOrEqual(totalMinor)

  const wentBack = counted.some(({ refundedMinor }) => refundedMinor > 0)
  expect(paymentStatus === 'fully_paid').toBe(paidMinor >= totalMinor)
  expect(paymentStatus === 'deposit_paid').toBe(
    paidMinor > 0 && paidMinor < totalMinor && !wentBack,
  )
  expect(paymentStatus === 'unpaid').toBe(counted.length === 0)
  expect(status === 'pending_payment').toBe(counted.length === 0)
  if (paidMinor >= totalMinor) expect(status).toBe('payment_succeeded')

  const owed = due(history.account())
  if (owed.kind === 'due') expect(owed.minor).toBeLessThanOrEqual(totalMinor - paidMinor)
}

describe('whatever is recorded, voided, paid by card and given back, in any order', () => {
  it('what is paid, and what that makes of the quote, is what its payments come to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1000 }),
        fc.nat(999),
        fc.array(act, { maxLength: 25 }),
        (totalMinor, deposit, steps) => {
          const history = new History(totalMinor, deposit < totalMinor ? deposit : 0)
          for (const step of steps) {
            apply(history, step)
            expectInvariants(history)
          }
        },
      ),
      { numRuns: 600 },
    )
  })
})
