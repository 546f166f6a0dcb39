import 'server-only'
import type Stripe from 'stripe'
import type { PayloadRequest } from 'payload'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { answerDueBy, disputeReport, stateAfterDispute } from '@/domain/payment/judge-dispute'
import type { DisputeReport } from '@/domain/payment/judge-dispute'
import { stateAfterRefund } from '@/domain/payment/judge-refund'
import { refundNews } from '@/domain/payment/refund-news'
import type { RefundNews } from '@/domain/payment/refund-news'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaymentState } from '@/domain/payment/payment-states'
import { refundsAfter } from '@/domain/payment/refunds'
import type { KeptRefund } from '@/domain/payment/refunds'
import { isPaidQuote } from '@/domain/payment/quote-states'
import { fromStripeAmount } from '@/integrations/stripe/stripe-amount'
import type { Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withRepeatableTransaction } from '../database/transaction'
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
  /** A refund that arrived did not, or the other way round, which may be old news: ask Stripe again. */
  | 'outrun'

/**
 * Brings a settled payment and its quote to what Stripe says of the charge: how much went back, and
 * how a dispute stands. In one transaction with the note of the event.
 */
export async function applyCharge(args: Args): Promise<ChargeOutcome> {
  const { ctx, paymentId, seenAt, event } = args
  return withRepeatableTransaction(ctx.payload, async (req): Promise<ChargeOutcome> => {
    const locked = await lockPayment(req, paymentId)
    if (locked === null) return 'unknown_payment'
    const news = newsOf(locked.payment, args)
    const mayBeOld = news.cameBack || news.isOld
    if (mayBeOld && locked.payment.updatedAt !== seenAt) return 'outrun'
    if (event !== undefined && !(await recordEvent(req, event, paymentId))) return 'known_event'
    const isChanged = await carryOut(req, locked, news, ctx.now())
    return isChanged ? 'changed' : 'unchanged'
  })
}

type News = RefundNews & {
  state: PaymentState | null
  refundedMinor: number
  isWhole: boolean
  dispute: DisputeReport | null
  /** When the dispute wants an answer; null where it wants none. */
  answerBy: string | null
  disputedAt: string | null
  /** What is kept from now on; null where it stays. */
  refunds: KeptRefund[] | null
}

function newsOf(payment: Payment, { charge, dispute }: Args): News {
  const { amountMinor, refundedMinor } = charge
  const bookedMinor = bookedMinorOf(payment)
  const report = dispute === undefined ? null : disputeReport(dispute.status)
  const answerBy = dispute ? answerDueBy(dispute.status, dispute.evidence_details.due_by) : null
  const before = keptRefunds(payment)
  const refunds = refundsAfter(before, charge.refunds)
  const common = {
    isWhole: refundedMinor >= amountMinor,
    dispute: report,
    answerBy: answerBy?.toISOString() ?? null,
    disputedAt: dispute ? new Date(dispute.created * 1000).toISOString() : null,
    refunds,
  }
  // The bank took what was left of it: no refund changes that any more.
  if (payment.disputeOutcome === 'lost') {
    return { ...common, ...movedBy(0), state: null, refundedMinor: bookedMinor }
  }
  if (dispute === undefined || report === null) {
    const news = refundNews({ bookedMinor, refundedMinor, before, after: refunds ?? before })
    const after = stateAfterRefund(payment.status, charge)
    const isBackwards = after === 'succeeded' || payment.status === 'refunded'
    return {
      ...common,
      ...news,
      state: isBackwards && !news.cameBack ? null : after,
      refundedMinor,
    }
  }
  const taken = report === 'lost' ? fromStripeAmount(dispute.amount, payment.currency) : 0
  const goneMinor = Math.max(bookedMinor, Math.min(amountMinor, refundedMinor + taken))
  return {
    ...common,
    ...movedBy(goneMinor - bookedMinor),
    state: stateAfterDispute(payment.status, report, refundedMinor),
    refundedMinor: goneMinor,
  }
}

/** What a dispute takes along; how its refunds stand was booked before. */
function movedBy(arrivedMinor: number): RefundNews {
  return { arrivedMinor, arrived: [], returnedMinor: 0, cameBack: false, isOld: false }
}

function bookedMinorOf({ refundedAmount, currency }: Payment): number {
  return majorToMinor(refundedAmount ?? 0, currency) ?? 0
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
  const changed = news.refunds === null ? {} : changedRefunds(payment, news.refunds)
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
  await tell(req, locked, news)
  await tellOthers(req, { payment, quote: booked }, news)
  return true
}

/** Other programs hear of money that they were told had come. */
async function tellOthers(
  req: PayloadRequest,
  { payment, quote }: Locked,
  { arrivedMinor, returnedMinor, refundedMinor, dispute }: News,
): Promise<void> {
  if (!isToldOf(payment)) return
  const inMajor = (minor: number) => minorToMajor(minor, payment.currency)
  const about = { quote, payment, cause: dispute === 'lost' ? 'dispute' : 'refund' } as const
  if (returnedMinor > 0) {
    const amount = inMajor(-returnedMinor)
    const refundedTotal = inMajor(refundedMinor - arrivedMinor)
    await tellOfMoneyBack(req, { ...about, amount, refundedTotal })
  }
  if (arrivedMinor > 0) {
    const amount = inMajor(arrivedMinor)
    await tellOfMoneyBack(req, { ...about, amount, refundedTotal: inMajor(refundedMinor) })
  }
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
  if (cameBack && !isWhole && details?.released === true) {
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

/** Money that counts for the quote, of which no other letter tells. */
function isToldOf({ isDuplicate, isHeld, status }: Payment): boolean {
  return !isDuplicate && !isHeld && isSettled(status)
}

/** The one that has just arrived; null where it was several, or the key may not read them. */
function refundOf(arrived: KeptRefund[]): string | null {
  const [refund, another] = arrived
  return refund && !another ? refund.key : null
}

/** Whoever gave money back, the office or the site, the customer is told once. */
async function tell(req: PayloadRequest, { payment }: Locked, news: News): Promise<void> {
  const { state, dispute, cameBack, isWhole, arrivedMinor, arrived } = news
  if (payment.isDuplicate && state === 'refunded') {
    await intend(req, payment.id, 'duplicate_refunded')
  }
  if (payment.isHeld && isWhole) await intend(req, payment.id, 'held_refunded')
  if (isToldOf(payment) && arrivedMinor > 0 && dispute !== 'lost') {
    const amount = minorToMajor(arrivedMinor, payment.currency)
    await intendGivenBack(req, payment.id, { amount, refund: refundOf(arrived) })
  }
  if (cameBack) await intend(req, payment.id, 'refund_came_back')
  if (state === 'disputed') await intend(req, payment.id, 'disputed')
  else if (dispute === 'won' && state !== null) await intend(req, payment.id, 'dispute_won')
  else if (dispute === 'lost' && state !== null) await intend(req, payment.id, 'dispute_lost')
}
