import { cured } from '@/domain/glass-rules/advise'
import type { Verdict } from '@/domain/glass-rules/advise'
import { priceOfCure, priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { CuredPrice } from '@/domain/glass-rules/price-within-rules'
import type { PricingTables, QuoteRequest, QuoteResult } from '@/domain/pricing/types'

export type JudgedWish =
  | {
      kind: 'priced'
      request: QuoteRequest
      quote: QuoteResult
      /** What has to be said beside the price; nothing among it blocks. */
      verdicts: Verdict[]
      /** The verdict that stronger hinges, counted in, have settled. */
      hung: Verdict | null
    }
  | { kind: 'blocked'; request: QuoteRequest; verdicts: Verdict[]; cures: (CuredPrice | null)[] }
  | { kind: 'unpriced' }

/**
 * Prices a wish by the rules. A door that only asks for stronger hinges gets the cheapest that carry it, as the
 * builder would offer; whatever else is blocked has no price but that of its cure.
 */
export function judgeWish(request: QuoteRequest, tables: PricingTables): JudgedWish {
  const priced = priceWithinRules(request, tables)
  if (priced.ok) {
    const { quote, verdicts } = priced
    return { kind: 'priced', request: priced.request, quote, verdicts, hung: null }
  }
  if (priced.kind === 'refused') return { kind: 'unpriced' }
  const blocks = priced.verdicts.filter(({ level }) => level === 'block')
  const [only] = blocks
  if (blocks.length === 1 && only?.cure?.kind === 'hinges') {
    const hung = priceWithinRules(cured(priced.request, only.cure), tables)
    if (hung.ok) {
      const { quote, verdicts } = hung
      return { kind: 'priced', request: hung.request, quote, verdicts, hung: only }
    }
  }
  const { verdicts } = priced
  return {
    kind: 'blocked',
    request: priced.request,
    verdicts,
    cures: verdicts.map(({ cure }) => cure && priceOfCure(priced.request, cure, tables)),
  }
}
