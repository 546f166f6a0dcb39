import 'server-only'
import type { Quote } from '@/payload-types'
import { idOrNull } from './records'

/** Whoever pays: the account that a quote belongs to, or the bearer of its link. */
export type Payer = { kind: 'account'; userId: number } | { kind: 'link'; quoteId: number }

export function mayPay(payer: Payer, quote: Quote): boolean {
  return payer.kind === 'link' ? payer.quoteId === quote.id : idOrNull(quote.user) === payer.userId
}
