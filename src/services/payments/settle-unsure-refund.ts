import 'server-only'
import { noteAudit } from '@collections/audit/note-audit'
import { z } from 'zod'
import { paymentReference } from '@/domain/payment/payment-reference'
import { formatMoney, minorToMajor } from '@/domain/money/money'
import { isShownAtStripe } from '@/domain/payment/refunds'
import type { KeptRefund } from '@/domain/payment/refunds'
import type { PaymentsPort } from '@/integrations/stripe/payments-port'
import { stripeTrouble } from '@/integrations/stripe/stripe-trouble'
import type { Payment } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { applyCharge } from './apply-charge'
import { changedRefunds, keptRefunds } from './kept-refunds'
import { lockPayment, writePayment } from './move-states'
import { rowId } from './own-payment'
import { readChargeOfIntent } from './read-charge'
import type { ChargeState } from './read-charge'
import { errorDetailsOf, findPayment } from './records'

const wishes = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('made'),
    /** As Stripe's dashboard numbers it, so that it is the same once the key may read refunds. */
    stripeId: z
      .string()
      .trim()
      .regex(/^re_\w{3,100}$/),
    paymentId: rowId,
    refundKey: z.string().min(1).max(100),
  }),
  z.object({
    decision: z.literal('not_made'),
    paymentId: rowId,
    refundKey: z.string().min(1).max(100),
  }),
])

type Wish = z.infer<typeof wishes>

export type SettleRefundOutcome =
  | { ok: true; kind: 'refund_settled' }
  | {
      ok: false
      kind:
        | 'not_signed_in'
        | 'forbidden'
        | 'not_configured'
        | 'settle_refund_incomplete'
        | 'not_found'
        /** Nobody has to look for it: it is settled, or the site still finds out by itself. */
        | 'refund_not_unsure'
        /** Stripe does not have that much of the charge back with the customer. */
        | 'refund_not_at_stripe'
        | 'settle_refund_unreachable'
    }

/**
 * Ends it that nobody here knows whether a refund was made, as an administrator has seen at Stripe. Sums
 * stay Stripe's alone: what went back is asked anew, and a refund of which the charge shows nothing can't
 * be called made. One that is called not made, and was, is in the sum all the same.
 */
export async function settleUnsureRefund({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<SettleRefundOutcome> {
  const { actor, payments: port } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (actor.role !== 'admin') return { ok: false, kind: 'forbidden' }
  const read = wishes.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'settle_refund_incomplete' }
  const payment = await findPayment(ctx, read.data.paymentId)
  if (payment === null) return { ok: false, kind: 'not_found' }
  if (unsureRefund(payment, read.data) === null) return { ok: false, kind: 'refund_not_unsure' }
  if (port === null) return { ok: false, kind: 'not_configured' }
  try {
    const charge = await bookAnew(ctx, port, payment)
    if (charge === null) return { ok: false, kind: 'settle_refund_unreachable' }
    return await settle({ ctx, actor, wish: read.data, charge })
  } catch (error) {
    if (stripeTrouble(error) === 'unknown') throw error
    const { id: paymentId } = payment
    ctx.payload.logger.error({ err: error, msg: 'An unsure refund is not settled', paymentId })
    return { ok: false, kind: 'settle_refund_unreachable' }
  }
}

/** The refund that is meant, where a person was asked to look for it. */
function unsureRefund(payment: Payment, { refundKey }: Wish): KeptRefund | null {
  if (errorDetailsOf(payment)?.unsureRefunds?.includes(refundKey) !== true) return null
  const meant = ({ key, state }: KeptRefund) => key === refundKey && state === 'requested'
  return keptRefunds(payment).find(meant) ?? null
}

/** How the charge stands now, booked; null where somebody else wrote meanwhile. */
async function bookAnew(
  ctx: ServiceContext,
  port: PaymentsPort,
  { id: paymentId, updatedAt: seenAt, stripePaymentIntentId: intentId }: Payment,
): Promise<ChargeState | null> {
  const charge = intentId ? await readChargeOfIntent(port, intentId) : null
  if (charge === null) return null
  const booked = await applyCharge({ ctx, paymentId, seenAt, charge })
  return booked === 'outrun' ? null : charge
}

type Settling = { ctx: ServiceContext; actor: Actor; wish: Wish; charge: ChargeState }

async function settle({ ctx, actor, wish, charge }: Settling): Promise<SettleRefundOutcome> {
  return withTransaction(ctx.payload, async (req): Promise<SettleRefundOutcome> => {
    const payment = (await lockPayment(req, wish.paymentId))?.payment
    if (payment === undefined) return { ok: false, kind: 'not_found' }
    const rows = keptRefunds(payment)
    const refund = unsureRefund(payment, wish)
    // Stripe has told of it meanwhile
    if (refund === null) return { ok: true, kind: 'refund_settled' }
    const isMade = wish.decision === 'made'
    if (isMade && rows.some(({ stripeId }) => stripeId === wish.stripeId)) {
      return { ok: false, kind: 'settle_refund_incomplete' }
    }
    if (isMade && (charge.areRefundsRead || !isShownAtStripe(refund, rows, charge.refundedMinor))) {
      return { ok: false, kind: 'refund_not_at_stripe' }
    }
    const settled: KeptRefund = isMade
      ? { ...refund, state: 'succeeded', stripeId: wish.stripeId }
      : { ...refund, state: 'failed' }
    const after = rows.map((row) => (row.key === refund.key ? settled : row))
    await writePayment(req, payment.id, changedRefunds(payment, after))
    const amount = formatMoney(minorToMajor(refund.amountMinor, payment.currency), payment.currency)
    await noteAudit(req, {
      event: 'money',
      by: { id: actor.id, name: actor.email },
      subject: `Payment ${paymentReference(payment.id)}`,
      changes: isMade
        ? `Refund of ${amount}: Asked for → Given back, seen at Stripe as ${wish.stripeId}`
        : `Refund of ${amount}: Asked for → Failed, not found at Stripe`,
    })
    return { ok: true, kind: 'refund_settled' }
  })
}
