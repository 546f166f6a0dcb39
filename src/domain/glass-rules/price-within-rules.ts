import { minorToMajor, majorToMinor } from '@/domain/money/money'
import { priceInDetail } from '@/domain/pricing/price-quote'
import type { DetailedOutcome } from '@/domain/pricing/price-quote'
import type { PricingProblem, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { advise, cured } from './advise'
import type { Verdict } from './advise'
import type { Cure } from './work'

export type RuledPrice =
  | (Extract<DetailedOutcome, { ok: true }> & { verdicts: Verdict[] })
  | { ok: false; kind: 'refused'; problems: PricingProblem[] }
  /** It could be priced, but not made or sold; what else is to be said of it stands with the blocks. */
  | { ok: false; kind: 'blocked'; request: QuoteRequest; verdicts: Verdict[] }

/** The price of what a person chose, unless a rule about glass blocks it; never both. */
export function priceWithinRules(input: unknown, tables: PricingTables): RuledPrice {
  const priced = priceInDetail(input, tables)
  if (!priced.ok) return { ok: false, kind: 'refused', problems: priced.problems }
  const verdicts = advise(priced.request, tables)
  return verdicts.some(({ level }) => level === 'block')
    ? { ok: false, kind: 'blocked', request: priced.request, verdicts }
    : { ...priced, verdicts }
}

/** Whether the shop looks at it before it is paid. */
export function needsApproval(verdicts: readonly Pick<Verdict, 'level'>[]): boolean {
  return verdicts.some(({ level }) => level === 'approval')
}

/** Major units: what the work comes to once cured, and how much more than now that is. */
export type CuredPrice = { adds: number; total: number; currencyCode: string }

/** Null where the cured work has no price, or none yet because something else blocks it. */
export function priceOfCure(
  request: QuoteRequest,
  cure: Pick<Cure, 'change'>,
  tables: PricingTables,
): CuredPrice | null {
  const before = priceInDetail(request, tables)
  const after = priceWithinRules(cured(request, cure), tables)
  if (!before.ok || !after.ok) return null
  const { currencyCode, totalCost: total } = after.quote
  const minor = (amount: number) => majorToMinor(amount, currencyCode) ?? 0
  const adds = minorToMajor(minor(total) - minor(before.quote.totalCost), currencyCode)
  return { adds, total, currencyCode }
}
