import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type Stripe from 'stripe'
import type { PayloadRequest } from 'payload'
import { judgeSession } from '@/domain/payment/judge-session'
import type { Verdict } from '@/domain/payment/judge-session'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Money } from '@/domain/payment/same-money'
import { amountFor } from '@/domain/quote/due'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import type { Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withRepeatableTransaction } from '../database/transaction'
import { intend } from './after-payment'
import { bookOnQuote } from './book-on-quote'
import { settling } from './money-first'
import { lockPayment, movePayment, moveQuote, writePayment } from './move-states'
import { recordEvent } from './recorded-events'
import type { EventMark } from './recorded-events'
import { accountOf, errorDetailsOf, idOf, moneyOfPayment, moneyOfQuote } from './records'
import { refundDuplicate } from './refund-duplicate'
import type { Release } from './release'
import { intentIdOf, reportOf } from './session-report'

type Args = {
  ctx: ServiceContext
  port: PaymentsPort
  paymentId: number
  /** As Stripe has just told it. */
  session: Stripe.Checkout.Session
  /** The event that rang, where one did. */
  event?: EventMark
  /** The customer asked for the session's end. */
  cancelled?: boolean
  /** An administrator takes the money of a held payment for the quote as it stands. */
  release?: Release
}

export type Settlement =
  | { kind: 'known_event' }
  | { kind: 'unknown_payment' }
  | {
      kind: 'looked'
      verdict: Verdict['kind']
      /** Why it is held; null where it is not. */
      held: Extract<Verdict, { kind: 'hold' }>['reason'] | null
      payment: Payment
    }

/**
 * The one place where what Stripe says of a session becomes the state of its payment and quote.
 * Webhook, success page, cancel page and reconciler all come here, in any order and any number:
 * the rows are locked, the verdict looks at states alone, and everything that belongs to it (what is
 * to be done about it later, the note of the event) is in the same transaction.
 */
export async function settlePayment(args: Args): Promise<Settlement> {
  const { ctx, port, paymentId, event } = args
  const session = await reportOf(port, args.session)
  const settlement = await settling(() =>
    withRepeatableTransaction(ctx.payload, async (req): Promise<Settlement> => {
      const locked = await lockPayment(req, paymentId)
      if (locked === null) return { kind: 'unknown_payment' }
      if (event !== undefined && !(await recordEvent(req, event, paymentId))) {
        return { kind: 'known_event' }
      }
      const { payment, quote } = locked
      const verdict = judgeSession({
        session,
        payment: {
          status: payment.status,
          purpose: payment.purpose,
          isHeld: isOutOfHand(payment, args.release),
          money: moneyOfPayment(payment),
        },
        quote: {
          status: quote.status,
          expected:
            args.release === undefined ? expectedOf(payment, quote) : moneyOfPayment(payment),
        },
        cancelled: args.cancelled === true,
      })
      const work = { ctx, req, payment, quote, session: args.session, release: args.release }
      const after = await carryOut(work, verdict)
      const held = verdict.kind === 'hold' ? verdict.reason : null
      return { kind: 'looked', verdict: verdict.kind, held, payment: after }
    }),
  )
  if (settlement.kind === 'looked' && settlement.verdict === 'settle_duplicate') {
    const payment = await refundDuplicate({ ctx, port, paymentId })
    return { ...settlement, payment: payment ?? settlement.payment }
  }
  return settlement
}

/** What a payment for this one's purpose comes to, as the quote stands. */
function expectedOf({ purpose }: Payment, quote: Quote): Money {
  return { ...moneyOfQuote(quote), minor: amountFor(purpose, accountOf(quote)) }
}

/** Whether nothing that Stripe says settles this payment any more. */
function isOutOfHand(payment: Payment, release: Release | undefined): boolean {
  if (errorDetailsOf(payment)?.released === true) return true
  return payment.isHeld && release === undefined
}

type Work = {
  ctx: ServiceContext
  req: PayloadRequest
  payment: Payment
  quote: Quote
  session: Stripe.Checkout.Session
  release: Release | undefined
}

async function carryOut(work: Work, verdict: Verdict): Promise<Payment> {
  const { req, payment } = work
  switch (verdict.kind) {
    case 'settle':
      return settle(work, verdict.late)
    case 'settle_duplicate':
      return settleDuplicate(work)
    case 'hold':
      return hold(work, verdict.reason)
    case 'await_money':
      return movePayment(req, payment, 'processing', factsOf(work.session))
    case 'fail':
      return fail(work)
    case 'end':
      return end(work, verdict.as)
    case 'nothing':
      return noteIds(work)
  }
}

/** What every later step needs to find the money again. */
function factsOf(session: Stripe.Checkout.Session) {
  return {
    stripeSessionId: session.id,
    stripePaymentIntentId: intentIdOf(session),
    paymentMethodDetails: { type: session.payment_method_types[0] ?? 'card' },
  }
}

function releasing({ release }: Work) {
  return release === undefined ? {} : { isHeld: false, release }
}

async function settle(work: Work, late: boolean): Promise<Payment> {
  const { ctx, req, payment, quote, session, release } = work
  const paidAt = ctx.now().toISOString()
  const settled = await movePayment(req, payment, 'succeeded', {
    ...factsOf(session),
    ...releasing(work),
    paidAt,
    errorDetails: null,
  })
  await bookOnQuote(
    req,
    quote,
    payment.purpose === 'deposit'
      ? { to: 'deposit_paid', payment: settled }
      : { to: 'payment_succeeded', paidAt, payment: settled },
  )
  await endOthersSoon(req, payment, paidAt)
  // One mail a payment: a late one tells the office of the order as well.
  const toOffice = late && release === undefined ? 'paid_late' : 'order'
  await intend(req, payment.id, 'customer', 'job', 'receipt', toOffice)
  return settled
}

/** Other pages on which the quote could be paid a second time are ended by the reconciler's next run. */
async function endOthersSoon(req: PayloadRequest, payment: Payment, now: string): Promise<void> {
  const { id, quote } = payment
  await databaseOf(req).execute(sql`
    update payments set look_at = ${now}
    where quote_id = ${idOf(quote)} and id <> ${id} and look_at is not null`)
}

async function settleDuplicate(work: Work): Promise<Payment> {
  const { ctx, req, payment, session } = work
  const settled = await movePayment(req, payment, 'succeeded', {
    ...factsOf(session),
    ...releasing(work),
    paidAt: ctx.now().toISOString(),
    isDuplicate: true,
    lookAt: ctx.now().toISOString(),
  })
  await intend(req, payment.id, 'paid_twice')
  return settled
}

const holdReasons = {
  amount_mismatch: 'Stripe reports another amount or currency than was asked for.',
  quote_changed: 'The quote is no longer the one that was paid for.',
}

async function hold(work: Work, reason: keyof typeof holdReasons): Promise<Payment> {
  const { req, payment, session, release } = work
  // It is held already, and stays so: a person can't make another amount out of it.
  if (release !== undefined) return payment
  const data = {
    ...factsOf(session),
    isHeld: true,
    errorDetails: {
      type: reason,
      message: holdReasons[reason],
      reported: { amount: session.amount_total, currency: session.currency },
    },
  }
  const held =
    payment.status === 'error'
      ? await writePayment(req, payment.id, data)
      : await movePayment(req, payment, 'error', data)
  await intend(req, payment.id, 'held')
  return held
}

async function fail({ req, payment, session }: Work): Promise<Payment> {
  const processing =
    payment.status === 'processing'
      ? payment
      : await movePayment(req, payment, 'processing', factsOf(session))
  return movePayment(req, processing, 'failed', {
    errorDetails: { type: 'payment_failed', message: 'The money did not arrive.' },
  })
}

async function end(work: Work, as: 'expired' | 'cancelled_by_user'): Promise<Payment> {
  const { req, payment, quote, session } = work
  const ended = await movePayment(req, payment, as, { stripeSessionId: session.id })
  if (as === 'cancelled_by_user' && quote.status === 'pending_payment' && !isPaidQuote(quote)) {
    await moveQuote(req, quote, 'payment_cancelled')
  }
  return ended
}

/** A session that the record did not know of yet, and one that is over at last. */
async function noteIds({ req, payment, session }: Work): Promise<Payment> {
  const details = errorDetailsOf(payment)
  const isOver = session.status !== 'open' && details?.sessionMayBeOpen === true
  const isNew = payment.stripeSessionId !== session.id
  if (!isOver && !isNew) return payment
  return writePayment(req, payment.id, {
    stripeSessionId: session.id,
    ...(isOver ? { errorDetails: { ...details, sessionMayBeOpen: false } } : {}),
  })
}
