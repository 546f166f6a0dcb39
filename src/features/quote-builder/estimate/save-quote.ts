import * as z from 'zod/mini'
import type { QuoteResult } from '@/domain/pricing/types'
import type { CalculatedQuote, Customer, SavedQuote } from '../state/flow-state'
import { quoteResultShape } from '../state/stored-flow'
import { askServer } from './ask-server'
import { refusalOf } from './calculate-quote'

export type SaveAnswer =
  | { kind: 'saved'; saved: SavedQuote }
  | { kind: 'price_changed'; quote: QuoteResult }
  | { kind: 'not_signed_in' | 'unreachable' }
  | { kind: 'refused'; message: string | null }

const savedShape = z.object({ id: z.number(), number: z.string() })
const changedShape = z.object({ kind: z.literal('price_changed'), quote: quoteResultShape })

type Save = {
  calculated: CalculatedQuote
  customer: Customer
  /** One's own unpaid quote to save again under its number; null makes a new one. */
  quoteId: number | null
}

/** Saves the inputs at the price that was shown; the server refuses when it has another one. */
export async function saveQuote({ calculated, customer, quoteId }: Save): Promise<SaveAnswer> {
  const { request, quote, requestKey } = calculated
  const answer = await askServer('/api/quotes/save', {
    ...request,
    customerName: customer.name.trim(),
    customerPhone: customer.phone.trim() || undefined,
    projectAddress: customer.address.trim() || undefined,
    expectedTotal: quote.totalCost,
    requestKey,
    ...(quoteId === null ? {} : { quoteId }),
  })
  if (!answer) return { kind: 'unreachable' }
  if (answer.status === 401) return { kind: 'not_signed_in' }
  const saved = savedShape.safeParse(answer.body)
  if (answer.status < 300 && saved.success) return { kind: 'saved', saved: saved.data }
  const changed = changedShape.safeParse(answer.body)
  if (changed.success) return { kind: 'price_changed', quote: changed.data.quote }
  return { kind: 'refused', message: refusalOf(answer.body) }
}
