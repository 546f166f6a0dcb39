import { foldMargin } from './fold-margin'
import type { HardwareLine, QuoteResult } from './types'

type EstimateLine =
  | { kind: 'glass'; amount: number }
  | { kind: 'installation'; amount: number }
  | { kind: 'hardware'; amount: number; item: HardwareLine; showsUnitPrice: boolean }

export type EstimateSums = {
  lines: EstimateLine[]
  subtotal: number
  /** Null where the margin is spread over the lines. */
  profit: { percent: number; amount: number } | null
  /** Null where no tax is charged. */
  tax: { type: string; percent: number; amount: number } | null
  total: number
}

/** What the estimate lists, line by line; with the margin folded in, its own line vanishes. */
export function estimateSums(quote: QuoteResult, fold: boolean): EstimateSums {
  const folded = fold ? foldMargin(quote) : null
  return {
    lines: [
      { kind: 'glass', amount: folded?.glassPrice ?? quote.glassPrice },
      { kind: 'installation', amount: folded?.installationFee ?? quote.installationFee },
      ...quote.itemizedHardware.map((item, index): EstimateLine => ({
        kind: 'hardware',
        item,
        amount: folded?.itemizedHardware[index]?.totalCost ?? item.totalCost,
        // A unit price times its quantity would no longer make the amount beside it.
        showsUnitPrice: !fold,
      })),
    ],
    subtotal: folded?.subtotal ?? quote.subtotal,
    profit: fold
      ? null
      : { percent: quote.profitMarginAppliedPercentage, amount: quote.profitAmount },
    tax:
      quote.taxAmount > 0
        ? { type: quote.taxType ?? '', percent: quote.taxRateApplied, amount: quote.taxAmount }
        : null,
    total: quote.totalCost,
  }
}
