import { priceInDetail } from '@/domain/pricing/price-quote'
import type { DetailedOutcome } from '@/domain/pricing/price-quote'
import type { PricingProblem, PricingTables } from '@/domain/pricing/types'
import { advise } from './advise'
import type { Verdict } from './advise'

export type RuledPrice =
  | (Extract<DetailedOutcome, { ok: true }> & { verdicts: Verdict[] })
  | { ok: false; kind: 'refused'; problems: PricingProblem[] }
  /** It could be priced, but not made or sold; what else is to be said of it stands with the blocks. */
  | { ok: false; kind: 'blocked'; verdicts: Verdict[] }

/** The price of what a person chose, unless a rule about glass blocks it; never both. */
export function priceWithinRules(input: unknown, tables: PricingTables): RuledPrice {
  const priced = priceInDetail(input, tables)
  if (!priced.ok) return { ok: false, kind: 'refused', problems: priced.problems }
  const { verdicts } = advise(priced.request, tables)
  return verdicts.some(({ level }) => level === 'block')
    ? { ok: false, kind: 'blocked', verdicts }
    : { ...priced, verdicts }
}
