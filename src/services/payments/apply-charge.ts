import 'server-only'
import type Stripe from 'stripe'
import type { PayloadRequest } from 'payload'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { answerDueBy, disputeReport, stateAfterDispute } from '@/domain/payment/judge-dispute'
import type { DisputeReport } from '@/domain/payment/judge-dispute'
import { stateAfterRefund } from '@/domain/payment/judge-refund'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaymentState } from '@/domain/payment/payment-states'
import { refundsAfter } from '@/domain/payment/refunds'
import type { KeptRefund, ReportedRefund } from '@/domain/payment/refunds'
import { isPaidQuote } from '@/domain/payment/quote-states'
import { fromStripeAmount } from '@/integrations/stripe/stripe-amount'
import type { Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { intend, intendGivenBack } from './after-payment'
import { bookOnQuote } from './book-on-quote'
import { changedRefunds, keptRefunds } from './kept-refunds'
import { lockPayment, movePayment, writePayment } from './move-states'
import type { ChargeState } from './read-charge'
import { recordEvent } from './recorded-events'
import type { EventMark } from './recorded-events'
import { errorDetailsOf } from './records'
import { tellOfMoneyBack } from '../webhooks/what-happened'

type Args = {
  ctx: ServiceContext
  paymentId: number
  /** When the row was last written before Stripe was asked, where anybody looked. */
  seenAt?: string | undefined
  event?: EventMark
  /** As Stripe has just told it. */
  charge: ChargeState
  dispute?: Stripe.Dispute
}

export type ChargeOutcome =
  | 'known_event'
  | 'unknown_payment'
  | 'changed'
  | 'unchanged'
  /** Less went back than is known, which may be old news: ask Stripe again. */
  | 'outrun'

/**
 * Brings a settled payment and its quote to what Stripe says of the charge: how much went back, and
 * how a dispute stands. In one transaction with the note of the event.
 */
export async function applyCharge(args: Args): Promise<ChargeOutcome> {
  const { ctx, paymentId, seenAt, event } = args
  return withTransaction(ctx.payload, async (req): Promise<ChargeOutcome> => {
    const locked = await lockPayment(req, paymentId)
    if (locked === null) return 'unknown_payment'
    const news = newsOf(locked.payment, args)
    if (news.cameBack && locked.payment.updatedAt !== seenAt) return 'outrun'
    if (event !== undefined && !(await recordEvent(req, event, paymentId))) return 'known_event'
    const isChanged = await carryOut(req, locked, news, ctx.now())
    return isChanged ? 'changed' : 'unchanged'
  })
}

type News = {
  state: PaymentState | null
  refundedMinor: number
  /** A refund failed: less is back with the customer than was booked. */
  cameBack: boolean
  isWhole: boolean
  dispute: DisputeReport | null
  /** When the dispute wants an answer; null where it wants none. */
  answerBy: string | null
  disputedAt: string | null
  refunds: ReportedRefund[]
}

function newsOf(payment: Payment, { charge, dispute }: Args): News {
  const { amountMinor, refundedMinor } = charge
  const booked = majorToMinor(payment.refundedAmount ?? 0, payment.currency) ?? 0
  const report = dispute === undefined ? null : disputeReport(dispute.status)
  const answerBy = dispute ? answerDueBy(dispute.status, dispute.evidence_details.due_by) : null
  const common = {
    isWhole: refundedMinor >= amountMinor,
    dispute: report,
    answerBy: answerBy?.toISOString() ?? null,
    disputedAt: dispute ? new Date(dispute.created * 1000).toISOString() : null,
    refunds: charge.refunds,
  }
  // The bank took what was left of it: no refund changes that any more.
  if (payment.disputeOutcome === 'lost') {
    return { ...common, state: null, refundedMinor: booked, cameBack: false }
  }
  if (dispute === undefined || report === null) {
    const cameBack = refundedMinor < booked
    const after = stateAfterRefund(payment.status, charge)
    const isBackwards = after === 'succeeded' || payment.status === 'refunded'
    return { ...common, state: isBackwards && !cameBack ? null : after, refundedMinor, cameBack }
  }
  const taken = report === 'lost' ? fromStripeAmount(dispute.amount, payment.currency) : 0
  return {
    ...common,
    state: stateAfterDispute(payment.status, report, refundedMinor),
    refundedMinor: Math.max(booked, Math.min(amountMinor, refundedMinor + taken)),
    cameBack: false,
  }
}

type Locked = { payment: Payment; quote: Quote }

async function carryOut(
  req: PayloadRequest,
  locked: Locked,
  news: News,
  now: Date,
): Promise<boolean> {
  const { payment, quote } = locked
  const refunded = minorToMajor(news.refundedMinor, payment.currency)
  const refunds = refundsAfter(keptRefunds(payment), news.refunds)
  const changed = refunds === null ? {} : changedRefunds(payment, refunds)
  const isNewAmount = refunded !== (payment.refundedAmount ?? 0)
  const data = {
    ...(isNewAmount ? { refundedAmount: refunded } : {}),
    ...outcomeOf(news, payment, now),
    ...changed,
    ...holdingOf(news, { ...payment, ...changed }),
  }
  if (news.state === null && Object.keys(data).length === 0) return false
  if (news.state === null) await writePayment(req, payment.id, data)
  else await move(req, payment, news.state, data)
  // A second charge's way back says nothing of the charge that paid the quote.
  const counts = !payment.isDuplicate && isPaidQuote(quote)
  const booked = counts ? await bookOnQuote(req, quote, { to: quote.status }) : quote
  await tell(req, locked, news, refunds)
  if (isNewAmount) await tellOthers(req, { payment, quote: booked }, news)
  return true
}

/** Other programs hear of money that they were told had come. */
async function tellOthers(
  req: PayloadRequest,
  { payment, quote }: Locked,
  { refundedMinor, dispute }: News,
): Promise<void> {
  const { currency, isDuplicate, isHeld, status } = payment
  if (isDuplicate || isHeld || !isSettled(status)) return
  const before = majorToMinor(payment.refundedAmount ?? 0, currency) ?? 0
  await tellOfMoneyBack(req, {
    quote,
    payment,
    amount: minorToMajor(refundedMinor - before, currency),
    refundedTotal: minorToMajor(refundedMinor, currency),
    cause: dispute === 'lost' ? 'dispute' : 'refund',
  })
}

function outcomeOf({ dispute, answerBy, disputedAt }: News, payment: Payment, now: Date) {
  if (dispute === null || dispute === 'warning') return {}
  const isSame = dispute === payment.disputeOutcome && answerBy === (payment.disputeDueBy ?? null)
  if (isSame) return {}
  const isClosed = dispute !== 'open'
  return {
    disputeOutcome: dispute,
    disputeDueBy: answerBy,
    disputedAt,
    disputeClosedAt: isClosed ? (payment.disputeClosedAt ?? now.toISOString()) : null,
  }
}

/**
 * A held payment whose money is back with the customer keeps nobody from paying any more; one whose
 * refund failed is held again.
 */
function holdingOf({ isWhole, cameBack }: News, payment: Payment) {
  const details = errorDetailsOf(payment)
  if (payment.isHeld && isWhole) {
    return { isHeld: false, errorDetails: { ...details, released: true } }
  }
  if (cameBack && details?.released === true) {
    return { isHeld: true, errorDetails: { ...details, released: false } }
  }
  return {}
}

async function move(
  req: PayloadRequest,
  payment: Payment,
  state: PaymentState,
  data: Parameters<typeof writePayment>[2],
): Promise<void> {
  // A second charge that did not go back is asked for again.
  const lookAt = payment.isDuplicate && state === 'succeeded' ? new Date().toISOString() : null
  await movePayment(req, payment, state, { ...data, ...(lookAt === null ? {} : { lookAt }) })
}

/** More went back than was known, and no other letter says so. */
function isGivenBack(payment: Payment, { refundedMinor, dispute }: News): boolean {
  if (payment.isDuplicate || payment.isHeld || !isSettled(payment.status)) return false
  const booked = majorToMinor(payment.refundedAmount ?? 0, payment.currency) ?? 0
  return refundedMinor > booked && dispute !== 'lost'
}

/** The one that has just arrived; nothing where the key may not read them. */
function refundOf(before: KeptRefund[], after: KeptRefund[]): { refund?: string | null } {
  const had = new Set(before.filter(({ state }) => state === 'succeeded').map(({ key }) => key))
  const news = after.filter(({ key, state }) => state === 'succeeded' && !had.has(key))
  const [refund] = news
  if (refund === undefined) return {}
  return { refund: news.length === 1 ? refund.key : null }
}

/** Whoever gave money back, the office or the site, the customer is told once. */
async function tell(
  req: PayloadRequest,
  { payment }: Locked,
  news: News,
  refunds: KeptRefund[] | null,
): Promise<void> {
  const { state, dispute, cameBack, isWhole } = news
  if (payment.isDuplicate && state === 'refunded') {
    await intend(req, payment.id, 'duplicate_refunded')
  }
  if (payment.isHeld && isWhole) await intend(req, payment.id, 'held_refunded')
  if (isGivenBack(payment, news)) {
    const { currency, refundedAmount } = payment
    const before = majorToMinor(refundedAmount ?? 0, currency) ?? 0
    await intendGivenBack(req, payment.id, {
      amount: minorToMajor(news.refundedMinor - before, currency),
      ...refundOf(keptRefunds(payment), refunds ?? []),
    })
  }
  if (cameBack) await intend(req, payment.id, 'refund_came_back')
  if (state === 'disputed') await intend(req, payment.id, 'disputed')
  else if (dispute === 'won' && state !== null) await intend(req, payment.id, 'dispute_won')
  else if (dispute === 'lost' && state !== null) await intend(req, payment.id, 'dispute_lost')
}
