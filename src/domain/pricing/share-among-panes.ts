import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { shareOut } from '@/domain/money/share-out'
import { toNumber } from '@/domain/money/ratio'
import { billedAreaSqFt } from './area'
import type { QuoteRequest } from './types'

export type PaneShare = {
  widthIn: number
  heightIn: number
  /** What is billed: its own area, or the shop's minimum. */
  areaSqFt: number
  /** Major units. */
  amount: number
}

type Priced = {
  /** Major units: the glass line of the price, with or without the margin in it. */
  amount: number
  currencyCode: string
  minimumBilledSqFt: number
}

/** Millionths of a square foot: finer than any tape. */
const fineness = 1e6

/**
 * What of a glass line each pane comes to. The price is made of all panes together and rounded once
 * (pricing steps 1 and 2), so the line is spread over the panes by the area that each is billed for, by the
 * largest remainder: the shares add up to the line to the cent.
 */
export function shareAmongPanes(
  panels: NonNullable<QuoteRequest['panels']>,
  { amount, currencyCode, minimumBilledSqFt }: Priced,
): PaneShare[] {
  const areas = panels.map((pane) =>
    toNumber(billedAreaSqFt({ panels: [pane] }, minimumBilledSqFt)),
  )
  const shares = shareOut(
    majorToMinor(amount, currencyCode) ?? 0,
    areas.map((area) => Math.round(area * fineness)),
  )
  return panels.map(({ widthIn, heightIn }, index) => ({
    ...{ widthIn, heightIn },
    areaSqFt: areas[index] ?? 0,
    amount: minorToMajor(shares[index] ?? 0, currencyCode),
  }))
}
