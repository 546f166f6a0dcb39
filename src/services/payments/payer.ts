import 'server-only'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { idOrNull } from './records'

/** Whoever pays: the account that a quote belongs to, or the bearer of its link. */
export type Payer = { kind: 'account'; userId: number } | { kind: 'link'; quoteId: number }

/** The account that asks; null for a visitor. */
export function payerOf({ actor }: Pick<ServiceContext, 'actor'>): Payer | null {
  return actor && { kind: 'account', userId: actor.id }
}

export function mayPay(payer: Payer, quote: Quote): boolean {
  return payer.kind === 'link' ? payer.quoteId === quote.id : idOrNull(quote.user) === payer.userId
}
