import type { PriceEngine } from '@/builder/opening-price/price-engine'
import type { Approval, Assumed, OpeningPrice } from '@/domain/glass-rules/price-opening'

/** A price in words, with what was assumed for it. */
export type EntryPrice =
  | {
      kind: 'figure'
      total: string
      about: string
      hasTax: boolean
      assumed: Assumed
      /** Why the shop looks at it first; null where it need not. */
      approval: Approval | null
    }
  /** Why it is not made like this. */
  | { kind: 'blocked'; reason: string }
  /** Of a front: its range in whole money, and a survey before any price; none where there is no range. */
  | { kind: 'surveyed'; range: { low: string; high: string } | null }
  | { kind: 'none' }
  /** A size cannot be read yet, or the prices are on their way. */
  | { kind: 'coming' }

/** Writes a price out, by whatever writes money where it is shown. */
export function priceInWords(
  price: OpeningPrice | null,
  { money, about }: Pick<PriceEngine, 'money' | 'about'>,
): EntryPrice {
  if (price?.kind === 'figure') {
    const { total, currencyCode, hasTax, assumed, approval } = price
    return {
      kind: 'figure',
      total: money(total, currencyCode),
      about: about(total, currencyCode),
      hasTax,
      assumed,
      approval,
    }
  }
  if (price?.kind === 'surveyed') {
    const { range } = price
    return {
      kind: 'surveyed',
      range: range && {
        low: about(range.low, range.currencyCode),
        high: about(range.high, range.currencyCode),
      },
    }
  }
  return price ?? { kind: 'none' }
}
