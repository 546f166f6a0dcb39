import 'server-only'
import { z } from 'zod'
import type { Payment } from '@/payload-types'
import type { ServiceContext } from '../context'
import type { Payer } from './payer'
import { findPayment, idOf, idOrNull } from './records'

export const rowId = z.coerce.number().int().min(1).max(2_147_483_647)

/** What the addresses of the success and cancel pages name; anybody can read and change them. */
export const paymentIds = z.object({ quote_id: rowId, payment_id: rowId })

/** The payment of these ids, when it is the payer's own and of that quote; else null. */
export async function findOwnPayment(
  ctx: ServiceContext,
  payer: Payer,
  ids: z.infer<typeof paymentIds>,
): Promise<Payment | null> {
  const payment = await findPayment(ctx, ids.payment_id)
  if (payment === null || idOf(payment.quote) !== ids.quote_id) return null
  const isOwn =
    payer.kind === 'link' ? payer.quoteId === ids.quote_id : idOrNull(payment.user) === payer.userId
  return isOwn ? payment : null
}
