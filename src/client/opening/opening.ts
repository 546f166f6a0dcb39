import { formatInches } from '@/domain/measure/format-length'
import { limits } from '@/domain/pricing/limits'

/** One side of an opening: as it was typed, and the inches that it was read as. */
export type OpeningSide = { text: string; inches: number }

/** What a visitor wants glass for, wherever it was typed. */
export type Opening = { width: OpeningSide; height: OpeningSide }

const longestText = 40
const { least, most } = limits.sideIn

/** An opening as it is kept, or null for anything that no field of ours would take. */
export function readOpening(kept: string | null): Opening | null {
  try {
    const { width, height } = JSON.parse(kept ?? 'null') as Record<keyof Opening, unknown>
    return isSide(width) && isSide(height) ? { width, height } : null
  } catch {
    return null
  }
}

export function writeOpening({ width, height }: Opening): string {
  return JSON.stringify({ width, height })
}

/** Null where one of the two is beyond what can be priced. */
export function openingOf(width: OpeningSide, height: OpeningSide): Opening | null {
  return isSide(width) && isSide(height) ? { width, height } : null
}

/** Sizes that were worked out, not typed. */
export function openingOfInches(widthIn: number, heightIn: number): Opening | null {
  return openingOf(sideOf(widthIn), sideOf(heightIn))
}

function sideOf(inches: number): OpeningSide {
  return { text: formatInches(inches), inches }
}

/** `36 5/8` and `76`. */
export function sizesOf({ width, height }: Opening): { width: string; height: string } {
  return { width: formatInches(width.inches), height: formatInches(height.inches) }
}

export function isSameOpening(one: Opening | null, other: Opening | null): boolean {
  return one?.width.inches === other?.width.inches && one?.height.inches === other?.height.inches
}

function isSide(value: unknown): value is OpeningSide {
  if (typeof value !== 'object' || value === null) return false
  const { text, inches } = value as Partial<Record<keyof OpeningSide, unknown>>
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= longestText &&
    typeof inches === 'number' &&
    inches >= least &&
    inches <= most
  )
}
