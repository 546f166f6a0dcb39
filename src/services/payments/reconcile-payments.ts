import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type Stripe from 'stripe'
import { nextLook } from '@/domain/payment/next-look'
import { due } from '@/domain/quote/due'
import { isSettled } from '@/domain/payment/payment-states'
import { isRefundUnderWay, mayAskAgain } from '@/domain/payment/refunds'
import type { KeptRefund } from '@/domain/payment/refunds'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { applyCharge } from './apply-charge'
import { carryOutRefund, markFailed } from './carry-out-refund'
import { closeWithout, endSession } from './end-session'
import { expireOverdueQuotes } from './expire-overdue-quotes'
import { handledEvents, handleStripeEvent } from './handle-stripe-event'
import { keptRefunds } from './kept-refunds'
import { readChargeOfIntent } from './read-charge'
import { accountOf, errorDetailsOf, findPayment, findPayments, findQuote, idOf } from './records'
import { recordEvent } from './recorded-events'
import { refundDuplicate } from './refund-duplicate'
import { reportUnsureRefunds } from './report-unsure-refunds'
import { settlePayment } from './settle-payment'

const minute = 60_000
const day = 24 * 60 * minute
/** No page is open for longer than a day, give or take. */
const surelyOverMs = day + 60 * minute
/** As far back as Stripe itself tries to deliver an event. */
const eventsBackMs = 3 * day
/** A run that takes longer leaves the rest to the next one, which begins with it. */
const longestRunMs = 5 * minute
const mostAtOnce = 50

export type Reconciliation = { looked: number; failed: number }

/**
 * Compares everything that is not final with Stripe: events that never arrived, open payments, second
 * charges not yet given back. Then ends the quotes that ran out. One that fails does not keep the
 * others, and each is looked at again at its own time: those that have waited longest come first.
 */
export async function reconcilePayments(ctx: ServiceContext): Promise<Reconciliation> {
  const port = ctx.payments
  const counts = { looked: 0, failed: 0 }
  if (port !== null) {
    const begun = performance.now()
    const tasks = [
      ...(await missedEvents(ctx, port)).map((event) => () => handleOnce({ ctx, port, event })),
      ...(await duePayments(ctx)).map((payment) => () => lookAt({ ctx, port, payment })),
    ]
    for (const task of tasks) {
      if (performance.now() - begun > longestRunMs) break
      counts.looked += 1
      try {
        await task()
      } catch (error) {
        counts.failed += 1
        ctx.payload.logger.error({ err: error, msg: 'A payment could not be reconciled' })
      }
    }
  }
  await expireOverdueQuotes(ctx)
  return counts
}

function duePayments(ctx: ServiceContext): Promise<Payment[]> {
  const now = ctx.now().toISOString()
  return findPayments(ctx, { lookAt: { less_than_equal: now } }, mostAtOnce, 'lookAt')
}

type One = { ctx: ServiceContext; port: PaymentsPort; payment: Payment }

async function lookAt(one: One): Promise<void> {
  const { ctx, payment } = one
  try {
    if (isWaiting(payment)) await reconcileOne(one)
  } finally {
    const after = await findPayment(ctx, payment.id)
    if (after !== null) await setNextLook(ctx, after, payment.lookAt ?? '')
  }
}

/** Whether Stripe may still have something to say that nobody would tell us. */
function isWaiting(payment: Payment): boolean {
  const { status, isDuplicate, isHeld, release } = payment
  if (isHeld) return release?.decision === 'refund'
  if (status === 'pending_checkout' || status === 'processing') return true
  if (isDuplicate && status === 'succeeded') return true
  if (isRefundUnderWay(keptRefunds(payment))) return true
  return errorDetailsOf(payment)?.sessionMayBeOpen === true
}

/** Whoever has set another time meanwhile knows better. */
async function setNextLook(ctx: ServiceContext, payment: Payment, was: string): Promise<void> {
  const next = isWaiting(payment) ? nextLook(new Date(payment.createdAt), ctx.now()) : null
  await ctx.payload.db.drizzle.execute(sql`
    update payments set look_at = ${next === null ? null : next.toISOString()}
    where id = ${payment.id} and look_at = ${was}`)
}

/** Past its end by so much that no page of it can be open, whatever Stripe says now. */
function isLongOver({ createdAt }: Payment, now: Date): boolean {
  return new Date(createdAt).getTime() + surelyOverMs < now.getTime()
}

async function reconcileOne({ ctx, port, payment }: One): Promise<void> {
  const { id: paymentId, stripeSessionId: sessionId, stripePaymentIntentId: intentId } = payment
  if (payment.isHeld) {
    const charge = intentId ? await readChargeOfIntent(port, intentId) : null
    if (charge !== null) await applyCharge({ ctx, paymentId, charge })
    return
  }
  if (payment.isDuplicate) {
    await refundDuplicate({ ctx, port, paymentId })
    return
  }
  if (isSettled(payment.status)) {
    await followRefunds({ ctx, port, payment })
    return
  }
  const wasNeverShown = !sessionId || errorDetailsOf(payment)?.sessionMayBeOpen === true
  if (wasNeverShown || (await isDueNoMore(ctx, payment))) return endForGood({ ctx, port, payment })
  try {
    const session = await port.retrieveSession(sessionId)
    await settlePayment({ ctx, port, paymentId, session })
  } catch (error) {
    if (stripeTrouble(error) !== 'missing') throw error
    await endForGood({ ctx, port, payment })
  }
}

/**
 * Asks how its refunds stand, and again for what Stripe never heard of. In this order: a day later Stripe
 * has forgotten the key, and would give the same money back a second time. Where it does not say how they
 * stand, a person has to look by then, and may have made it there: the site never makes that one any more.
 */
async function followRefunds({ ctx, port, payment: seen }: One): Promise<void> {
  const { id: paymentId, stripePaymentIntentId: intentId } = seen
  const charge = intentId ? await readChargeOfIntent(port, intentId) : null
  const booked = charge && (await applyCharge({ ctx, paymentId, seenAt: seen.updatedAt, charge }))
  // Something else was written meanwhile: the next look asks how all of it stands.
  if (booked === 'outrun') return
  const payment = (await findPayment(ctx, paymentId)) ?? seen
  const asked = keptRefunds(payment).filter(({ state }) => state === 'requested')
  const areRefundsRead = charge?.areRefundsRead === true
  const withPerson = errorDetailsOf(payment)?.unsureRefunds ?? []
  const unsure: KeptRefund[] = []
  for (const refund of asked) {
    if (withPerson.includes(refund.key)) {
      if (areRefundsRead) await markFailed({ ctx, payment, refund })
    } else if (areRefundsRead || mayAskAgain(refund, ctx.now())) {
      await carryOutRefund({ ctx, port, payment, refund })
    } else unsure.push(refund)
  }
  if (unsure.length > 0) await reportUnsureRefunds(ctx, paymentId, unsure)
}

/** Paid by another payment meanwhile, or given up by the office. */
async function isDueNoMore(ctx: ServiceContext, payment: Payment): Promise<boolean> {
  if (payment.status !== 'pending_checkout') return false
  const quote = await findQuote(ctx, idOf(payment.quote))
  if (quote === null) return false
  const owed = due(accountOf(quote))
  return owed.kind === 'nothing' || owed.purpose !== payment.purpose
}

/** Ends a page on which nobody has to pay; a day later it is over, whether Stripe answers or not. */
async function endForGood({ ctx, port, payment }: One): Promise<void> {
  const ending = await endSession({ ctx, port, payment })
  if (ending.ok) return
  if (!isLongOver(payment, ctx.now())) {
    throw new Error(`Stripe could not be asked about payment ${payment.id}.`)
  }
  await closeWithout(ctx, payment, false)
}

/** Oldest first; none when Stripe can't be asked now. */
async function missedEvents(ctx: ServiceContext, port: PaymentsPort): Promise<Stripe.Event[]> {
  const since = new Date(ctx.now().getTime() - eventsBackMs)
  try {
    return (await port.undeliveredEvents([...handledEvents], since)).toReversed()
  } catch (error) {
    ctx.payload.logger.error({ err: error, msg: 'Stripe did not say which events were missed' })
    return []
  }
}

/** One that is none of ours is noted, so that no later run asks Stripe about it again. */
async function handleOnce(one: { ctx: ServiceContext; port: PaymentsPort; event: Stripe.Event }) {
  const { ctx, event } = one
  if ((await handleStripeEvent(one)) !== 'not_ours') return
  await withTransaction(ctx.payload, (req) =>
    recordEvent(req, { id: event.id, type: event.type }, null),
  )
}
