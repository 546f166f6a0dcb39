import type Stripe from 'stripe'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { closeWithout, endSession } from './end-session'
import { expireOverdueQuotes } from './expire-overdue-quotes'
import { handledEvents, handleStripeEvent } from './handle-stripe-event'
import { errorDetailsOf, findPayments } from './records'
import { recordEvent } from './recorded-events'
import { refundDuplicate } from './refund-duplicate'
import { settlePayment } from './settle-payment'

const minute = 60_000
const day = 24 * 60 * minute
/** Younger ones are still in the hands of the customer and of the webhook. */
const openForMs = 5 * minute
/** As far back as Stripe itself tries to deliver an event. */
const eventsBackMs = 3 * 24 * 60 * minute

export type Reconciliation = { looked: number; failed: number }

/**
 * Compares everything that is not final with Stripe: open payments, second charges not yet given
 * back, events that never arrived. Then ends the quotes that ran out. One that fails does not keep
 * the others; it is tried again with the next run.
 */
export async function reconcilePayments(ctx: ServiceContext): Promise<Reconciliation> {
  const port = ctx.payments
  const counts = { looked: 0, failed: 0 }
  if (port !== null) {
    const tasks = [
      ...(await openPayments(ctx)).map((payment) => () => reconcileOne({ ctx, port, payment })),
      ...(await duplicatesToRefund(ctx)).map(
        ({ id }) =>
          () =>
            refundDuplicate({ ctx, port, paymentId: id }),
      ),
      ...(await missedEvents(ctx, port)).map((event) => () => handleOnce({ ctx, port, event })),
    ]
    for (const task of tasks) {
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

async function openPayments(ctx: ServiceContext): Promise<Payment[]> {
  const before = new Date(ctx.now().getTime() - openForMs).toISOString()
  const open = await findPayments(ctx, {
    and: [
      { createdAt: { less_than: before } },
      { status: { in: ['pending_checkout', 'processing'] } },
    ],
  })
  const failed = await findPayments(ctx, {
    and: [
      { createdAt: { less_than: before } },
      { createdAt: { greater_than: new Date(ctx.now().getTime() - eventsBackMs).toISOString() } },
      { status: { in: ['error', 'checkout_failed'] } },
      { isHeld: { equals: false } },
    ],
  })
  return [
    ...open,
    ...failed.filter((payment) => errorDetailsOf(payment)?.sessionMayBeOpen === true),
  ]
}

function duplicatesToRefund(ctx: ServiceContext): Promise<Payment[]> {
  return findPayments(ctx, {
    and: [{ isDuplicate: { equals: true } }, { status: { equals: 'succeeded' } }],
  })
}

type One = { ctx: ServiceContext; port: PaymentsPort; payment: Payment }

/** Past its end by so much that no page of it can be open, whatever Stripe says now. */
function isLongOver({ expiresAt, createdAt }: Payment, now: Date): boolean {
  const end = expiresAt ? new Date(expiresAt).getTime() : new Date(createdAt).getTime() + day
  return end + openForMs < now.getTime()
}

async function reconcileOne({ ctx, port, payment }: One): Promise<void> {
  const details = errorDetailsOf(payment)
  if (!payment.stripeSessionId || details?.sessionMayBeOpen === true) {
    // Nobody was ever sent to this session: it is learned, and ended.
    const ending = await endSession({ ctx, port, payment })
    if (!ending.ok) throw new Error(`Stripe could not be asked about payment ${payment.id}.`)
    return
  }
  let session: Stripe.Checkout.Session
  try {
    session = await port.retrieveSession(payment.stripeSessionId)
  } catch (error) {
    if (stripeTrouble(error) !== 'missing' || !isLongOver(payment, ctx.now())) throw error
    // Stripe has never heard of it, as after a change of the key: it can't be paid any more.
    await closeWithout(ctx, payment, false)
    return
  }
  await settlePayment({ ctx, port, paymentId: payment.id, session })
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
