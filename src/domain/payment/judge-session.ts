import type { PaymentPurpose } from '@/domain/quote/due'
import { isSettled } from './payment-states'
import type { PaymentState } from './payment-states'
import type { QuoteState } from './quote-states'
import { sameMoney } from './same-money'
import type { Money } from './same-money'

/** What Stripe says of a checkout session. */
export type SessionReport = {
  status: 'open' | 'complete' | 'expired'
  isPaid: boolean
  /** Complete without money, and the money is known not to come. */
  moneyFailed: boolean
  money: Money
}

type PaymentFacts = {
  status: PaymentState
  purpose: PaymentPurpose
  isHeld: boolean
  money: Money
}

export type QuoteFacts = {
  status: QuoteState
  /** What a payment for this purpose has to come to, as the quote stands. */
  expected: Money
}

export type Verdict =
  /** The quote, or its deposit, is paid by this payment; `late` when it had been given up. */
  | { kind: 'settle'; late: boolean }
  /** Money came a second time for what was paid. */
  | { kind: 'settle_duplicate' }
  /** Money came, but not what was asked for: a person has to look. */
  | { kind: 'hold'; reason: 'amount_mismatch' | 'quote_changed' }
  | { kind: 'await_money' }
  | { kind: 'fail' }
  | { kind: 'end'; as: 'expired' | 'cancelled_by_user' }
  | { kind: 'nothing' }

type Case = {
  session: SessionReport
  payment: PaymentFacts
  quote: QuoteFacts
  /** The customer asked for the session's end. */
  cancelled: boolean
}

/**
 * What a session's state at Stripe means for its payment and quote. It looks at states alone, never
 * at which message brought it here: their order and number do not matter.
 */
export function judgeSession({ session, payment, quote, cancelled }: Case): Verdict {
  if (payment.isHeld || isSettled(payment.status) || payment.status === 'voided') {
    return { kind: 'nothing' }
  }
  switch (session.status) {
    case 'open':
      return { kind: 'nothing' }
    case 'expired':
      return judgeEnd(payment.status, cancelled)
    case 'complete':
      return session.isPaid
        ? judgeMoney({ session, payment, quote })
        : judgeWaiting(payment.status, session.moneyFailed)
  }
}

function judgeEnd(status: PaymentState, cancelled: boolean): Verdict {
  if (status === 'pending_checkout') {
    return { kind: 'end', as: cancelled ? 'cancelled_by_user' : 'expired' }
  }
  return status === 'expired' && cancelled
    ? { kind: 'end', as: 'cancelled_by_user' }
    : { kind: 'nothing' }
}

function judgeWaiting(status: PaymentState, moneyFailed: boolean): Verdict {
  if (status === 'pending_checkout') return { kind: moneyFailed ? 'fail' : 'await_money' }
  return status === 'processing' && moneyFailed ? { kind: 'fail' } : { kind: 'nothing' }
}

function judgeMoney({ session, payment, quote }: Omit<Case, 'cancelled'>): Verdict {
  if (!sameMoney(session.money, payment.money)) return { kind: 'hold', reason: 'amount_mismatch' }
  if (isTaken(payment.purpose, quote.status)) return { kind: 'settle_duplicate' }
  if (!isAwaited(payment.purpose, quote.status) || !sameMoney(quote.expected, payment.money)) {
    return { kind: 'hold', reason: 'quote_changed' }
  }
  const inTime = ['pending_checkout', 'processing'].includes(payment.status)
  return { kind: 'settle', late: !inTime || hasEnded(quote.status) }
}

/** Whether what it is for was paid by another payment. */
function isTaken(purpose: PaymentPurpose, status: QuoteState): boolean {
  return status === 'payment_succeeded' || (purpose === 'deposit' && status === 'deposit_paid')
}

/** All at once does not follow a deposit, and a balance follows nothing else. */
function isAwaited(purpose: PaymentPurpose, status: QuoteState): boolean {
  return (purpose === 'balance') === (status === 'deposit_paid')
}

/** Whether nobody counted on money for it any more. */
function hasEnded(status: QuoteState): boolean {
  return ['expired', 'declined', 'withdrawn'].includes(status)
}
