import 'server-only'
import { z } from 'zod'
import { isSettled } from '@/domain/payment/payment-states'
import type { PaymentState } from '@/domain/payment/payment-states'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { isSessionOf } from './find-payment-of-session'
import { lockPayment, writePayment } from './move-states'
import { findOwnPayment, paymentIds } from './own-payment'
import { payerOf } from './payer'
import type { Payer } from './payer'
import { settlePayment } from './settle-payment'

const confirmQuery = paymentIds.extend({ session_id: z.string().min(1).max(255) })

export type ConfirmOutcome =
  | { ok: true; kind: 'success' | 'already_processed' }
  | { ok: false; kind: 'unexpected_status'; status: PaymentState }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'not_configured'
        | 'missing_information'
        | 'not_found'
        | 'refunded_duplicate'
        | 'held'
        | 'stripe_unreachable'
    }

type Args = {
  ctx: ServiceContext
  query: unknown
  /** The account that is signed in, unless said otherwise. */
  payer?: Payer | null
}

/**
 * What the success page may say. It believes nothing of its query but the ids, and asks Stripe; so
 * it ends the same before the webhook, after it and without it.
 */
export async function confirmPayment({
  ctx,
  query,
  payer = payerOf(ctx),
}: Args): Promise<ConfirmOutcome> {
  const { payments: port } = ctx
  if (payer === null) return { ok: false, kind: 'not_signed_in' }
  const ids = confirmQuery.safeParse(query)
  if (!ids.success) return { ok: false, kind: 'missing_information' }
  const { session_id: sessionId, payment_id: paymentId } = ids.data
  const payment = await findOwnPayment(ctx, payer, ids.data)
  if (payment === null) return { ok: false, kind: 'not_found' }
  if (payment.stripeSessionId && payment.stripeSessionId !== sessionId) {
    return { ok: false, kind: 'not_found' }
  }
  if (isSettled(payment.status)) return shown(ctx, payment)
  if (port === null) return { ok: false, kind: 'not_configured' }
  try {
    const session = await port.retrieveSession(sessionId)
    if (!isSessionOf(payment, session)) return { ok: false, kind: 'not_found' }
    const settled = await settlePayment({ ctx, port, paymentId, session })
    return shown(ctx, settled.kind === 'looked' ? settled.payment : payment)
  } catch (error) {
    const trouble = stripeTrouble(error)
    if (trouble === 'unknown') throw error
    return { ok: false, kind: trouble === 'missing' ? 'not_found' : 'stripe_unreachable' }
  }
}

/** Success the first time the customer sees it, whoever settled it. */
async function shown(ctx: ServiceContext, { id }: Payment): Promise<ConfirmOutcome> {
  return withTransaction(ctx.payload, async (req): Promise<ConfirmOutcome> => {
    const payment = (await lockPayment(req, id))?.payment
    if (payment === undefined) return { ok: false, kind: 'not_found' }
    if (payment.isHeld) return { ok: false, kind: 'held' }
    if (!isSettled(payment.status)) {
      return { ok: false, kind: 'unexpected_status', status: payment.status }
    }
    if (payment.isDuplicate) return { ok: false, kind: 'refunded_duplicate' }
    if (payment.status === 'refunded') {
      return { ok: false, kind: 'unexpected_status', status: payment.status }
    }
    if (payment.shownSettledAt) return { ok: true, kind: 'already_processed' }
    await writePayment(req, id, { shownSettledAt: ctx.now().toISOString() })
    return { ok: true, kind: 'success' }
  })
}
