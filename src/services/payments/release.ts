import 'server-only'
import { z } from 'zod'
import type { Payment } from '@/payload-types'
import { rowId } from './own-payment'

/** What an administrator asks for: the fate of a held payment, and why. */
export const releaseWish = z.object({
  paymentId: rowId,
  decision: z.enum(['settle', 'refund']),
  reason: z.string().trim().min(3).max(1000),
})

/** What is kept of it with the payment. */
export type Release = NonNullable<Payment['release']>
