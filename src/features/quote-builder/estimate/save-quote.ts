import * as z from 'zod/mini'
import { callApi, refusalIn } from '@/client/api'
import { claimOfPhotos, photosWentAlong } from '@/client/photos/photos'
import { quoteResultShape } from '@/domain/pricing/quote-shapes'
import type { QuoteResult } from '@/domain/pricing/types'
import type { Customer } from '@/domain/quote/save-request'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'

export type SaveAnswer =
  | { kind: 'saved'; saved: SavedQuote }
  | { kind: 'price_changed'; quote: QuoteResult }
  | { kind: 'not_signed_in' | 'unreachable' }
  | { kind: 'refused'; message: string | null }

const savedShape = z.object({
  id: z.number(),
  number: z.string(),
  depositDue: z.optional(z.number()),
  awaitsApproval: z.optional(z.boolean()),
})
/** The answer that asks to accept another price first. */
export const priceChangedShape = z.object({
  kind: z.literal('price_changed'),
  quote: quoteResultShape,
  /** Of a quote that is saved. */
  depositDue: z.optional(z.number()),
})

type Save = {
  calculated: CalculatedQuote
  customer: Customer
  /** One's own unpaid quote to save again under its number; null makes a new one. */
  quoteId: number | null
}

/** Saves the inputs at the price that was shown; the server refuses when it has another one. */
export async function saveQuote({ calculated, customer, quoteId }: Save): Promise<SaveAnswer> {
  const { request, quote, requestKey } = calculated
  const answer = await callApi('POST', '/api/quotes/save', {
    ...request,
    customerName: customer.name.trim(),
    customerPhone: customer.phone.trim() || undefined,
    projectAddress: customer.address.trim() || undefined,
    expectedTotal: quote.totalCost,
    requestKey,
    photos: await claimOfPhotos(request.serviceType),
    ...(quoteId === null ? {} : { quoteId }),
  })
  if (answer.ok) {
    photosWentAlong(request.serviceType)
    const saved = savedShape.safeParse(answer.body)
    return saved.success ? { kind: 'saved', saved: saved.data } : { kind: 'refused', message: null }
  }
  if (answer.kind === 'offline') return { kind: 'unreachable' }
  if (answer.kind === 'refused' && answer.status === 401) return { kind: 'not_signed_in' }
  const changed = priceChangedShape.safeParse(answer.body)
  if (changed.success) return { kind: 'price_changed', quote: changed.data.quote }
  return { kind: 'refused', message: refusalIn(answer) }
}
