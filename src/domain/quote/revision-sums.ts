import { majorToMinor, minorToMajor, percentOfMinor, roundToMinor } from '@/domain/money/money'
import { divide, multiply, ratioOf, roundHalfUp } from '@/domain/money/ratio'
import { counts } from './revision-lines'
import type { Discount, FreeLine, PieceLine, RevisionLine, TaxBase } from './revision-lines'

export type RevisionTerms = {
  lines: RevisionLine[]
  discount: Discount | null
  marginPercent: number
  taxRate: number
  taxBase: TaxBase
  currencyCode: string
}

/** Major units, each with at most the currency's decimals. */
export type RevisionSums = {
  /** By the key of the line: what it comes to before overhead and profit. */
  amounts: Record<string, number>
  subtotal: number
  profitAmount: number
  /** What is taken off, as a positive amount. */
  discountAmount: number
  taxAmount: number
  totalCost: number
}

type RevisionProblem = { field: string; code: 'not_exact' | 'below_zero' | 'repeated_key' }

export type RevisionOutcome =
  { ok: true; sums: RevisionSums } | { ok: false; problems: RevisionProblem[] }

/**
 * What a quote of several lines comes to. Total, and exact: each line is rounded once, half up, and
 * sums add rounded lines, as steps 5 to 8 of the calculation do for one piece. The discount comes off
 * after overhead and profit and before tax, so that it is on the paper what it was said to be. Where
 * only a part is taxed, the discount falls on the taxed and the untaxed part alike, and overhead and
 * profit are taxed with all or not at all: a charge on the whole contract is no part of its materials.
 */
export function sumRevision(terms: RevisionTerms): RevisionOutcome {
  const { currencyCode, marginPercent, taxRate } = terms
  const priced = terms.lines.map((line) => ({ line, parts: partsOf(line, currencyCode) }))
  const problems: RevisionProblem[] = priced
    .filter(({ parts }) => parts === null)
    .map(({ line }) => ({ field: line.key, code: 'not_exact' }))
  if (new Set(terms.lines.map(({ key }) => key)).size < terms.lines.length) {
    problems.push({ field: 'lines', code: 'repeated_key' })
  }
  const counted = priced.flatMap(({ line, parts }) => (parts && counts(line) ? [parts] : []))
  const subtotal = sum(counted.map(({ amount }) => amount))
  const profit = percentOfMinor(subtotal, marginPercent)
  const gross = subtotal + profit
  const discount = discountOf(terms.discount, gross, currencyCode)
  if (discount === null) problems.push({ field: 'discount', code: 'not_exact' })
  else if (discount > gross) problems.push({ field: 'discount', code: 'below_zero' })
  if (problems.length > 0 || discount === null) return { ok: false, problems }

  const taxable = taxableOf(terms.taxBase, { counted, subtotal, profit })
  const tax = taxOn({ taxable, gross, discount, taxRate })
  const major = (minor: number) => minorToMajor(minor, currencyCode)
  return {
    ok: true,
    sums: {
      amounts: Object.fromEntries(
        priced.map(({ line, parts }) => [line.key, major(parts?.amount ?? 0)]),
      ),
      subtotal: major(subtotal),
      profitAmount: major(profit),
      discountAmount: major(discount),
      taxAmount: major(tax),
      totalCost: major(gross - discount + tax),
    },
  }
}

/** Minor units: what a line comes to, and how much of that is material or taxed like it. */
type Parts = { amount: number; materials: number; isTaxed: boolean }

function partsOf(line: RevisionLine, currencyCode: string): Parts | null {
  switch (line.kind) {
    case 'piece':
      return partsOfPiece(line, currencyCode)
    case 'extra': {
      const amount = majorToMinor(line.item.totalCost, currencyCode)
      return amount === null ? null : { amount, materials: amount, isTaxed: true }
    }
    case 'free':
      return partsOfFree(line, currencyCode)
  }
}

function partsOfPiece({ quote }: PieceLine, currencyCode: string): Parts | null {
  const materials = majorToMinor(quote.glassPrice, currencyCode)
  const hardware = majorToMinor(quote.totalHardwareCost, currencyCode)
  const work = majorToMinor(quote.installationFee, currencyCode)
  if (materials === null || hardware === null || work === null) return null
  return {
    amount: materials + hardware + work,
    materials: materials + hardware,
    isTaxed: true,
  }
}

function partsOfFree(line: FreeLine, currencyCode: string): Parts | null {
  const { quantity, unitPrice, taxed } = line
  if (!(quantity > 0) || !(unitPrice >= 0)) return null
  if (majorToMinor(unitPrice, currencyCode) === null) return null
  const amount = roundToMinor(multiply(ratioOf(quantity), ratioOf(unitPrice)), currencyCode)
  return amount === null ? null : { amount, materials: taxed ? amount : 0, isTaxed: taxed }
}

function discountOf(
  discount: Discount | null,
  grossMinor: number,
  currencyCode: string,
): number | null {
  if (discount === null) return 0
  if (discount.kind === 'percent') {
    const isShare = discount.percent >= 0 && discount.percent <= 100
    return isShare ? percentOfMinor(grossMinor, discount.percent) : null
  }
  const amount = majorToMinor(discount.amount, currencyCode)
  return amount === null || amount < 0 ? null : amount
}

type Base = { counted: Parts[]; subtotal: number; profit: number }

/** Of the gross, in minor units; a fraction of the profit where some lines are not taxed. */
function taxableOf(base: TaxBase, { counted, subtotal, profit }: Base) {
  switch (base) {
    case 'none':
      return ratioOf(0)
    case 'materials':
      return ratioOf(sum(counted.map(({ materials }) => materials)))
    case 'all': {
      const taxed = sum(counted.filter(({ isTaxed }) => isTaxed).map(({ amount }) => amount))
      if (subtotal === 0) return ratioOf(0)
      return divide(multiply(ratioOf(subtotal + profit), ratioOf(taxed)), ratioOf(subtotal))
    }
  }
}

type Taxing = {
  taxable: ReturnType<typeof ratioOf>
  gross: number
  discount: number
  taxRate: number
}

function taxOn({ taxable, gross, discount, taxRate }: Taxing): number {
  if (gross === 0) return 0
  const left = divide(multiply(taxable, ratioOf(gross - discount)), ratioOf(gross))
  return Number(roundHalfUp(divide(multiply(left, ratioOf(taxRate)), ratioOf(100)), 0))
}

function sum(amounts: number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
