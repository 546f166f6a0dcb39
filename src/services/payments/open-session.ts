import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { sameMoney } from '@/domain/payment/same-money'
import { due } from '@/domain/quote/due'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { createSession } from './create-session'
import { endSession } from './end-session'
import { lockPayment, movePayment, writePayment } from './move-states'
import { accountOf, moneyOfPayment, moneyOfQuote } from './records'
import { moneyOfSession } from './session-report'
import { settlePayment } from './settle-payment'

export type Opening =
  | { kind: 'open'; url: string }
  /** Things have changed meanwhile: begin again. */
  | { kind: 'again' }
  /** Stripe took its end for one in the past, or too far off. */
  | { kind: 'too_late' }
  | { kind: 'stripe_refused' }
  | { kind: 'stripe_unreachable' }

type Args = { ctx: ServiceContext; port: PaymentsPort; payment: Payment }

const pauseWhileBusyMs = 250

/** The address of the page on which this payment record is paid. */
export async function openSession(args: Args): Promise<Opening> {
  return args.payment.stripeSessionId ? reopen(args, args.payment.stripeSessionId) : open(args)
}

async function reopen({ ctx, port, payment }: Args, sessionId: string): Promise<Opening> {
  let session: Stripe.Checkout.Session
  try {
    session = await port.retrieveSession(sessionId)
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'unknown') throw error
    if (trouble === 'missing') return endAndRepeat({ ctx, port, payment })
    return { kind: 'stripe_unreachable' }
  }
  if (session.status !== 'open') {
    await settlePayment({ ctx, port, paymentId: payment.id, session })
    return { kind: 'again' }
  }
  return session.url && isAsAsked(session, payment)
    ? { kind: 'open', url: session.url }
    : endAndRepeat({ ctx, port, payment })
}

function isAsAsked(session: Stripe.Checkout.Session, payment: Payment): boolean {
  return sameMoney(moneyOfSession(session), moneyOfPayment(payment))
}

/** Whether it is for what the quote asks for now. */
function isStillDue(payment: Payment, quote: Quote): boolean {
  const owed = due(accountOf(quote))
  return (
    owed.kind === 'due' &&
    owed.purpose === payment.purpose &&
    sameMoney({ ...moneyOfQuote(quote), minor: owed.minor }, moneyOfPayment(payment))
  )
}

async function endAndRepeat(args: Args): Promise<Opening> {
  const ending = await endSession(args)
  return ending.ok ? { kind: 'again' } : { kind: 'stripe_unreachable' }
}

async function open({ ctx, port, payment }: Args): Promise<Opening> {
  const creation = await createSession({ ctx, port, paymentId: payment.id })
  switch (creation.kind) {
    case 'session':
      return record({ ctx, port, payment }, creation.session)
    case 'busy':
      await sleep(pauseWhileBusyMs)
      return { kind: 'again' }
    case 'refused': {
      if (creation.reason === 'too_late') return giveUp(ctx, payment.id, 'expired', null)
      const { message } = creation
      return giveUp(ctx, payment.id, 'checkout_failed', { type: 'stripe_refused', message })
    }
    case 'uncertain': {
      const { message } = creation
      return giveUp(ctx, payment.id, 'error', {
        type: 'stripe_unreachable',
        message,
        sessionMayBeOpen: true,
      })
    }
  }
}

type Details = { type: string; message: string; sessionMayBeOpen?: boolean } | null

/** Another click may have had more luck with the same record: then there is nothing to give up. */
async function giveUp(
  ctx: ServiceContext,
  paymentId: number,
  to: 'expired' | 'checkout_failed' | 'error',
  errorDetails: Details,
): Promise<Opening> {
  const given = await withTransaction(ctx.payload, async (req) => {
    const payment = (await lockPayment(req, paymentId))?.payment
    if (payment?.status !== 'pending_checkout' || payment.stripeSessionId) return false
    await movePayment(req, payment, to, { errorDetails })
    return true
  })
  if (!given) return { kind: 'again' }
  if (to === 'expired') return { kind: 'too_late' }
  return { kind: to === 'error' ? 'stripe_unreachable' : 'stripe_refused' }
}

/** Notes the session, unless the quote or the record went another way while Stripe was asked. */
async function record(args: Args, session: Stripe.Checkout.Session): Promise<Opening> {
  const { ctx, payment } = args
  const noted = await withTransaction(ctx.payload, async (req) => {
    const locked = await lockPayment(req, payment.id)
    if (locked === null) throw new Error(`Payment ${payment.id} is gone.`)
    const isCurrent =
      locked.payment.status === 'pending_checkout' &&
      isStillDue(locked.payment, locked.quote) &&
      isAsAsked(session, locked.payment)
    if (isCurrent && !session.url) {
      const errorDetails = {
        type: 'no_url',
        message: 'Stripe made a session without a page.',
        sessionMayBeOpen: true,
      }
      await movePayment(req, locked.payment, 'checkout_failed', {
        stripeSessionId: session.id,
        errorDetails,
      })
      return 'no_url'
    }
    if (locked.payment.stripeSessionId !== session.id) {
      await writePayment(req, payment.id, { stripeSessionId: session.id })
    }
    return isCurrent ? 'current' : 'stale'
  })
  const known = { ...args, payment: { ...payment, stripeSessionId: session.id } }
  if (noted === 'stale') return endAndRepeat(known)
  if (noted === 'no_url' || !session.url) {
    await endSession(known)
    return { kind: 'stripe_refused' }
  }
  return { kind: 'open', url: session.url }
}
