import { lastValidDay } from '@/domain/quote/validity'
import { timeZone } from '@/i18n/time-zone'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'

/** A time of the last day on which the price of an estimate holds: as it was saved, or as it would be now; null for ever. */
export function lastDay(
  { calculatedAt }: CalculatedQuote,
  saved: SavedQuote | null,
  validDays: number | null,
): Date | null {
  if (saved?.validUntil) return new Date(saved.validUntil)
  if (!validDays) return null
  return new Date(`${lastValidDay(new Date(calculatedAt), validDays, timeZone)}T12:00:00Z`)
}
