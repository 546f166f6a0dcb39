import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { shareOut } from '@/domain/money/share-out'
import type { HardwareLine, QuoteResult } from './types'

/** A price as it is shown with overhead and profit spread over its lines. Major units. */
export type FoldedQuote = {
  glassPrice: number
  installationFee: number
  itemizedHardware: Omit<HardwareLine, 'costEach'>[]
  totalHardwareCost: number
  /** Subtotal and margin together. */
  subtotal: number
}

/**
 * Spreads the margin over the lines in proportion to them, to the minor unit, by the largest
 * remainder: the shown lines add up to the price before tax. Only for showing; a saved quote keeps
 * every figure.
 */
export function foldMargin(quote: QuoteResult): FoldedQuote {
  const minor = (major: number) => majorToMinor(major, quote.currencyCode) ?? 0
  const major = (amount: number) => minorToMajor(amount, quote.currencyCode)
  const lines = [
    quote.glassPrice,
    quote.installationFee,
    ...quote.itemizedHardware.map((line) => line.totalCost),
  ].map(minor)
  const shares = shareOut(minor(quote.profitAmount), lines)
  const folded = lines.map((line, index) => line + (shares[index] ?? 0))
  const [glass = 0, installation = 0, ...hardware] = folded
  return {
    glassPrice: major(glass),
    installationFee: major(installation),
    itemizedHardware: quote.itemizedHardware.map(({ costEach: _, ...line }, index) => ({
      ...line,
      totalCost: major(hardware[index] ?? 0),
    })),
    totalHardwareCost: major(hardware.reduce((sum, line) => sum + line, 0)),
    subtotal: major(folded.reduce((sum, line) => sum + line, 0)),
  }
}
