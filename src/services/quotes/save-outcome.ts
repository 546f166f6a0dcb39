import 'server-only'
import type { Verdict } from '@/domain/glass-rules/advise'
import type { RuledPrice } from '@/domain/glass-rules/price-within-rules'
import type { PricingProblem, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import type { QuotePaper } from '@/domain/quote/paper'
import type { SaveRequest } from '@/domain/quote/save-request'
import type { Actor, ServiceContext } from '../context'

export type SavedQuote = {
  id: number
  number: string
  totalCost: number
  /** The shop looks at it before it can be paid. */
  awaitsApproval?: true
  /** What is paid before measuring, where not all is due at once. */
  depositDue?: number
}

export type SaveOutcome =
  | { ok: true; kind: 'created' | 'updated' | 'repeated'; quote: SavedQuote }
  | { ok: false; kind: 'not_signed_in' }
  | { ok: false; kind: 'refused'; problems: PricingProblem[] }
  /** A rule about glass blocks it. */
  | { ok: false; kind: 'blocked'; request: QuoteRequest; verdicts: Verdict[] }
  /** The tables say another total than the customer saw; nothing was saved. */
  | { ok: false; kind: 'price_changed'; quote: QuoteResult }
  | { ok: false; kind: 'not_found' | 'already_paid' | 'processing' | 'held' }
  /** Its checkout could not be ended, so nothing was saved. */
  | { ok: false; kind: 'stripe_unreachable' }

/** Staff changed what prices are made from since this one was made; nothing was saved. */
export const pricingMoved = 'pricing_moved'

/**
 * What the two ways of saving are handed: who saves, what he wrote, the price, and the state of the
 * pricing tables that it was made from, which has to be theirs still in the transaction that saves it.
 */
export type PricedSave = {
  ctx: ServiceContext
  actor: Actor
  save: SaveRequest
  pricingVersion: string
  priced: Extract<RuledPrice, { ok: true }> & { notices: QuotePaper['notices'] }
}
