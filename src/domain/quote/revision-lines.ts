import type { HardwareLine, QuoteResult } from '@/domain/pricing/types'

/** One piece of glass work that the calculator priced; nobody types its figures. */
export type PieceLine = { kind: 'piece'; key: string; quote: QuoteResult }

/** Hardware that stands by itself, priced for the glass of one of the pieces. */
export type ExtraLine = { kind: 'extra'; key: string; piece: string; item: HardwareLine }

/** What the shop adds by itself; money in major units of the quote's currency. */
export type FreeLine = {
  kind: 'free'
  key: string
  text: string
  /** Above 0, with at most two decimals. */
  quantity: number
  unit: string
  unitPrice: number
  /** Material, or work that is taxed like it. */
  taxed: boolean
}

/** A line of a quote that the shop makes; an option counts only once the customer has ticked it. */
export type RevisionLine = (PieceLine | ExtraLine | FreeLine) & { option?: { ticked: boolean } }

/** Taken off after overhead and profit and before tax. */
export type Discount =
  | { kind: 'amount'; amount: number; reason: string }
  | { kind: 'percent'; percent: number; reason: string }

/**
 * What of a quote is taxed: all of it, the materials alone, or nothing. Which one holds follows from
 * the use of the property, the kind of job and the contract.
 */
export type TaxBase = 'all' | 'materials' | 'none'

/** Whether a line is in the total. */
export function counts({ option }: RevisionLine): boolean {
  return option === undefined || option.ticked
}
