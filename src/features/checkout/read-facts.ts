import * as z from 'zod/mini'
import { paymentPurposes } from '@/domain/quote/due'

const factsShape = z.object({
  quoteId: z.number(),
  number: z.string(),
  reference: z.string(),
  purpose: z.enum(paymentPurposes),
  amount: z.number(),
  owed: z.number(),
  currency: z.string(),
  paidAt: z.nullable(z.string()),
  canPay: z.boolean(),
  validUntil: z.nullable(z.string()),
  hasRunOut: z.boolean(),
  paidSince: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
})

/** The payment and its quote, as our API tells them. */
export type Facts = z.infer<typeof factsShape>

export function readFacts(value: unknown): Facts | null {
  const read = factsShape.safeParse(value)
  return read.success ? read.data : null
}
