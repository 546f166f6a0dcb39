import * as z from 'zod/mini'
import { quoteResultShape, requestShape } from '../state/stored-flow'

const paidShape = z.object({
  paidAt: z.nullable(z.string()),
  paymentStatus: z.string(),
  reference: z.nullable(z.string()),
  pricedAt: z.string(),
  isFolded: z.boolean(),
  glassName: z.nullable(z.string()),
  finishName: z.nullable(z.string()),
})

const resumedShape = z.object({
  id: z.nullable(z.number()),
  number: z.nullable(z.string()),
  canPay: z.boolean(),
  validUntil: z.nullable(z.string()),
  serviceType: z.string(),
  product: z.nullable(z.string()),
  inputs: requestShape,
  customer: z.object({
    customerName: z.string(),
    customerPhone: z.nullable(z.string()),
    projectAddress: z.nullable(z.string()),
    customerEmail: z.string(),
  }),
  quote: z.nullable(quoteResultShape),
  paid: z.nullable(paidShape),
})

export type ResumedQuote = z.infer<typeof resumedShape>

export type ResumeAnswer =
  { kind: 'found'; resumed: ResumedQuote } | { kind: 'not_signed_in' | 'not_found' | 'failed' }

/** Asks for one's own saved quote; `asNew` leaves out its number and price. */
export async function askForQuote(quoteId: number, asNew: boolean): Promise<ResumeAnswer> {
  const query = new URLSearchParams({ quote_id: String(quoteId) })
  if (asNew) query.set('as', 'new')
  try {
    const response = await fetch(`/api/quotes/resume?${query.toString()}`, {
      headers: { 'X-Page-Language': document.documentElement.lang },
    })
    // read in any case: an answer left unread would hold its connection
    const body: unknown = await response.json()
    if (response.status === 401) return { kind: 'not_signed_in' }
    if (response.status === 404) return { kind: 'not_found' }
    const resumed = resumedShape.safeParse(body)
    return response.ok && resumed.success
      ? { kind: 'found', resumed: resumed.data }
      : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
