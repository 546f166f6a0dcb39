import type Stripe from 'stripe'
import type { PayloadRequest } from 'payload'
import { minorToMajor } from '@/domain/money/money'
import { disputeReport, stateAfterDispute } from '@/domain/payment/judge-dispute'
import { stateAfterRefund } from '@/domain/payment/judge-refund'
import type { PaymentState } from '@/domain/payment/payment-states'
import { quotePaymentStateFor } from '@/domain/payment/quote-payment-state'
import type { Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { intend } from './after-payment'
import { lockPayment, movePayment, moveQuote, writePayment } from './move-states'
import { isRecorded, recordEvent } from './recorded-events'
import type { EventMark } from './recorded-events'
import { errorDetailsOf } from './records'

type Args = {
  ctx: ServiceContext
  paymentId: number
  event?: EventMark
  /** As Stripe has just told it. */
  charge: Stripe.Charge
  dispute?: Stripe.Dispute
}

export type ChargeOutcome = 'known_event' | 'unknown_payment' | 'changed' | 'unchanged'

/**
 * Brings a settled payment and its quote to what Stripe says of the charge: how much went back, and
 * how a dispute stands. In one transaction with the note of the event.
 */
export async function applyCharge(args: Args): Promise<ChargeOutcome> {
  const { ctx, paymentId, event } = args
  return withTransaction(ctx.payload, async (req): Promise<ChargeOutcome> => {
    const locked = await lockPayment(req, paymentId)
    if (locked === null) return 'unknown_payment'
    if (event !== undefined && (await isRecorded(ctx.payload, event.id, req))) return 'known_event'
    const state = stateAfter(locked.payment, args)
    const refunded = minorToMajor(args.charge.amount_refunded, locked.payment.currency)
    const isNewAmount =
      args.charge.amount_refunded > 0 && locked.payment.refundedAmount !== refunded
    if (state !== null) {
      await move(req, locked, state, refunded)
      await tellOfDispute(req, locked, state)
    } else if (isNewAmount) {
      const isBack = isHeldMoneyBack(locked.payment, args.charge)
      await writePayment(req, paymentId, {
        refundedAmount: refunded,
        ...(isBack ? letGo(locked.payment) : {}),
      })
      if (isBack) await intend(req, paymentId, 'held_refunded')
    }
    if (event !== undefined) await recordEvent(req, event, paymentId)
    return state === null && !isNewAmount ? 'unchanged' : 'changed'
  })
}

function stateAfter({ status }: Payment, { charge, dispute }: Args): PaymentState | null {
  return dispute === undefined
    ? stateAfterRefund(status, {
        amountMinor: charge.amount,
        refundedMinor: charge.amount_refunded,
      })
    : stateAfterDispute(status, disputeReport(dispute.status), charge.amount_refunded)
}

function isHeldMoneyBack({ isHeld }: Payment, charge: Stripe.Charge): boolean {
  return isHeld && charge.amount_refunded >= charge.amount
}

/** A held payment whose money is back with the customer keeps nobody from paying any more. */
function letGo(payment: Payment) {
  return { isHeld: false, errorDetails: { ...errorDetailsOf(payment), released: true } }
}

type Locked = { payment: Payment; quote: Quote }

async function move(
  req: PayloadRequest,
  { payment, quote }: Locked,
  state: PaymentState,
  refunded: number,
): Promise<void> {
  await movePayment(req, payment, state, refunded > 0 ? { refundedAmount: refunded } : {})
  // Whoever gave it back, the office or the site, the customer is told once.
  if (payment.isDuplicate && state === 'refunded')
    await intend(req, payment.id, 'duplicate_refunded')
  const paymentStatus = quotePaymentStateFor(state)
  // A second charge's way back says nothing of the charge that paid the quote.
  if (payment.isDuplicate || quote.status !== 'payment_succeeded' || paymentStatus === null) return
  await moveQuote(req, quote, quote.status, { paymentStatus })
}

async function tellOfDispute(
  req: PayloadRequest,
  { payment }: Locked,
  state: PaymentState,
): Promise<void> {
  if (state === 'disputed') await intend(req, payment.id, 'disputed')
  if (payment.status === 'disputed') await intend(req, payment.id, 'dispute_closed')
}
