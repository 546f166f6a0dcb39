import { amountBetween } from '@/domain/money/amount-between'
import { priceInDetail } from '@/domain/pricing/price-quote'
import type { DetailedOutcome } from '@/domain/pricing/price-quote'
import type {
  PricingProblem,
  PricingTables,
  QuoteRequest,
  QuoteResult,
} from '@/domain/pricing/types'
import { advise, cured } from './advise'
import type { Verdict } from './advise'
import { glassToMake } from './glass-of-opening'
import type { MadeGlass } from './glass-of-opening'
import type { Cure } from './work'

export type RuledPrice =
  | (Extract<DetailedOutcome, { ok: true }> & {
      verdicts: Verdict[]
      /** What is cut, where the sizes are those of an opening. */
      made: MadeGlass[] | null
    })
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
    : { ...priced, verdicts, made: glassToMake(priced.request, tables) }
}

/** Whether the shop looks at it before it is paid. */
export function needsApproval(verdicts: readonly Pick<Verdict, 'level'>[]): boolean {
  return verdicts.some(({ level }) => level === 'approval')
}

/**
 * Major units: how much more than now the cured work comes to, and to how much; that is null while
 * something else blocks it.
 */
export type CuredPrice = { adds: number; total: number | null; currencyCode: string }

/** Null where the inputs, or what is made of them, can't be priced. */
export function priceOfCure(
  request: QuoteRequest,
  cure: Pick<Cure, 'change'>,
  tables: PricingTables,
): CuredPrice | null {
  const before = priceInDetail(request, tables)
  const after = priceInDetail(cured(request, cure), tables)
  if (!before.ok || !after.ok) return null
  const { currencyCode, totalCost } = after.quote
  const { adds } = totalChange(before.quote, after.quote)
  const isBlocked = advise(after.request, tables).some(({ level }) => level === 'block')
  return { adds, total: isBlocked ? null : totalCost, currencyCode }
}

/** Major units: what a choice changes the total by, with the overhead and tax that are in it. */
export type TotalChange = { adds: number; hasTax: boolean; currencyCode: string }

function totalChange(before: QuoteResult, after: QuoteResult): TotalChange {
  const { currencyCode } = after
  const adds = amountBetween(before.totalCost, after.totalCost, currencyCode)
  return { adds, hasTax: before.taxAmount + after.taxAmount > 0, currencyCode }
}

/**
 * What each choice changes the total by, whether it can be made or not; null where the work as it is, or
 * with a choice, has no price.
 */
export function changesInTotal(
  request: QuoteRequest,
  changes: readonly Cure['change'][],
  tables: PricingTables,
): (TotalChange | null)[] {
  const before = priceInDetail(request, tables)
  return changes.map((change) => {
    const after = priceInDetail(cured(request, { change }), tables)
    return before.ok && after.ok ? totalChange(before.quote, after.quote) : null
  })
}

/**
 * What each piece of hardware added when it came to those before it: what was promised before it was
 * chosen, and together all that they add. Null where any of it has no price.
 */
export function addedByEach(request: QuoteRequest, tables: PricingTables): (TotalChange | null)[] {
  const totals = [...request.hardware.keys(), request.hardware.length].map((count) =>
    priceInDetail({ ...request, hardware: request.hardware.slice(0, count) }, tables),
  )
  return request.hardware.map((_, index) => {
    const before = totals[index]
    const after = totals[index + 1]
    return before?.ok && after?.ok ? totalChange(before.quote, after.quote) : null
  })
}

/** Major units: what blocked work comes to on its cheapest way out, and the cures that lead there. */
export type WayOut = { cures: Cure[]; total: number; currencyCode: string }

/** More blocks than this at once are looked at by a person. */
const mostCures = 4

/** Cures one block after the other; null where one has no cure, or the work no price. */
export function wayOut(request: QuoteRequest, tables: PricingTables): WayOut | null {
  const cures: Cure[] = []
  let changed = request
  while (cures.length <= mostCures) {
    const priced = priceWithinRules(changed, tables)
    if (priced.ok) {
      const { totalCost: total, currencyCode } = priced.quote
      return cures.length === 0 ? null : { cures, total, currencyCode }
    }
    if (priced.kind === 'refused') return null
    const cure = priced.verdicts.find((verdict) => verdict.level === 'block' && verdict.cure)?.cure
    if (!cure) return null
    cures.push(cure)
    changed = cured(changed, cure)
  }
  return null
}
