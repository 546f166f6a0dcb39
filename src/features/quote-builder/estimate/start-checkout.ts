import * as z from 'zod/mini'
import type { QuoteResult } from '@/domain/pricing/types'
import { quoteResultShape } from '../state/stored-flow'
import { askServer } from './ask-server'

export type CheckoutAnswer =
  | { kind: 'open'; url: string }
  | { kind: 'price_changed'; quote: QuoteResult }
  | { kind: 'not_signed_in' }
  | { kind: 'not_configured' | 'unreachable' }
  | { kind: 'refused'; message: string | null }

const openShape = z.object({ checkoutSessionUrl: z.url({ protocol: /^https?$/ }) })
const changedShape = z.object({ kind: z.literal('price_changed'), quote: quoteResultShape })
const refusedShape = z.object({ error: z.string() })

/** Asks for the hosted page on which a saved quote is paid. */
export async function startCheckout(quoteId: number): Promise<CheckoutAnswer> {
  const answer = await askServer('/api/payments/checkout', { quoteId })
  if (!answer) return { kind: 'unreachable' }
  if (answer.status === 401) return { kind: 'not_signed_in' }
  if (answer.status === 503) return { kind: 'not_configured' }
  const open = openShape.safeParse(answer.body)
  if (answer.status === 200 && open.success) {
    return { kind: 'open', url: open.data.checkoutSessionUrl }
  }
  const changed = changedShape.safeParse(answer.body)
  if (changed.success) return { kind: 'price_changed', quote: changed.data.quote }
  const refused = refusedShape.safeParse(answer.body)
  return { kind: 'refused', message: refused.success ? refused.data.error : null }
}
