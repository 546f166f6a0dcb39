import { validUntil } from '@/domain/quote/validity'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'

/** Until when the price of an estimate holds: as it was saved, or as it would be now; null for ever. */
export function lastDay(
  { calculatedAt }: CalculatedQuote,
  saved: SavedQuote | null,
  validDays: number | null,
): Date | null {
  if (saved?.validUntil) return new Date(saved.validUntil)
  return validDays ? validUntil(new Date(calculatedAt), validDays) : null
}
