import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { endSession } from './end-session'
import { expireOverdueQuotes } from './expire-overdue-quotes'
import { handledEvents, handleStripeEvent } from './handle-stripe-event'
import { errorDetailsOf, findPayments } from './records'
import { refundDuplicate } from './refund-duplicate'
import { settlePayment } from './settle-payment'

const minute = 60_000
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
      () => handleMissedEvents(ctx, port),
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

async function reconcileOne({ ctx, port, payment }: One): Promise<void> {
  const details = errorDetailsOf(payment)
  if (!payment.stripeSessionId || details?.sessionMayBeOpen === true) {
    // Nobody was ever sent to this session: it is learned, and ended.
    const ending = await endSession({ ctx, port, payment })
    if (!ending.ok) throw new Error(`Stripe could not be asked about payment ${payment.id}.`)
    return
  }
  const session = await port.retrieveSession(payment.stripeSessionId)
  await settlePayment({ ctx, port, paymentId: payment.id, session })
}

async function handleMissedEvents(ctx: ServiceContext, port: PaymentsPort): Promise<void> {
  const since = new Date(ctx.now().getTime() - eventsBackMs)
  const missed = await port.undeliveredEvents([...handledEvents], since)
  for (const event of missed.toReversed()) await handleStripeEvent({ ctx, port, event })
}
