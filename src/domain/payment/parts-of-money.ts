import { shareOfTotalMinor } from './share-of-total'

/** Of the quote that the money is for, in minor units; what is left of the total is overhead. */
type QuoteParts = {
  materials: number
  labor: number
  otherLines: number
  tax: number
  total: number
}

/** Minor units; all but `net` come to it. Overhead is profit less discount. */
export type MoneyParts = {
  net: number
  materials: number
  labor: number
  otherLines: number
  overhead: number
  tax: number
}

/**
 * What an amount is made of, each part as much of it as of the quote's total. Below zero where money went
 * back. Overhead takes what rounding leaves, so that the parts always come to the amount.
 */
export function partsOfMoney(net: number, quote: QuoteParts): MoneyParts {
  const share = (partMinor: number) =>
    shareOfTotalMinor(net, { partMinor, totalMinor: quote.total })
  const materials = share(quote.materials)
  const labor = share(quote.labor)
  const otherLines = share(quote.otherLines)
  const tax = share(quote.tax)
  const overhead = net - materials - labor - otherLines - tax
  return { net, materials, labor, otherLines, overhead, tax }
}
