import { readFeet, readInches } from '@/domain/measure/read-length'
import type { MeasurementFault } from '@/domain/measure/measurement'

type DimensionUnit = 'in' | 'ft'

/** What one field takes, in its own unit. */
export type DimensionRule = { unit: DimensionUnit; least: number; most: number; stepBy: number }

export type DimensionFault = MeasurementFault | 'too_small' | 'too_large'

export type DimensionReading =
  { ok: true; inches: number } | { ok: false; code: DimensionFault; suggestions: string[] }

/** Reads a dimension as it is typed and holds it against what the field takes. */
export function judgeDimension(text: string, rule: DimensionRule): DimensionReading {
  const read = rule.unit === 'ft' ? readFeet(text) : readInches(text)
  if (!read.ok) {
    const fits = (reading: string) => judgeDimension(reading, rule).ok
    return { ...read, suggestions: read.suggestions.filter(fits) }
  }
  const value = rule.unit === 'ft' ? read.feet : read.inches
  if (value < rule.least) return { ok: false, code: 'too_small', suggestions: [] }
  if (value > rule.most) return { ok: false, code: 'too_large', suggestions: [] }
  return { ok: true, inches: read.inches }
}
