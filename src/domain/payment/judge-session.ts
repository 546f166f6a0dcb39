import { isSettled } from './payment-states'
import type { PaymentState } from './payment-states'
import { isPaidQuote } from './quote-states'
import type { QuotePaymentState, QuoteState } from './quote-states'
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
  isHeld: boolean
  money: Money
}

export type QuoteFacts = {
  status: QuoteState
  paymentStatus: QuotePaymentState
  money: Money
}

export type Verdict =
  /** The quote is paid by this payment; `late` when it had been given up. */
  | { kind: 'settle'; late: boolean }
  /** Money came a second time for a paid quote. */
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
  if (payment.isHeld || isSettled(payment.status)) return { kind: 'nothing' }
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
  if (isPaidQuote(quote)) return { kind: 'settle_duplicate' }
  if (!sameMoney(quote.money, payment.money)) return { kind: 'hold', reason: 'quote_changed' }
  const inTime = ['pending_checkout', 'processing'].includes(payment.status)
  return { kind: 'settle', late: !inTime || quote.status === 'expired' }
}
