import { weekdayNames } from './booking-rules'
import type { BookingRules, WeekdayName } from './booking-rules'

export type Served =
  | { kind: 'area'; name: string; weekdays: readonly WeekdayName[] }
  | { kind: 'any_day'; weekdays: readonly WeekdayName[] }
  | { kind: 'nowhere' }

/** A ZIP code of five digits out of what was typed, as in ` 75034-1204`; null where it is none. */
export function readZip(text: string): string | null {
  return /^(\d{5})(?:-\d{4})?$/.exec(text.trim())?.[1] ?? null
}

/** Whether and on which days of the week somebody comes to a ZIP code; the longest match decides. */
export function areaOfZip({ areas, elsewhere }: BookingRules, zip: string): Served {
  const matches = areas.flatMap((area) =>
    area.zips.filter((begin) => zip.startsWith(begin)).map((begin) => ({ area, begin })),
  )
  const [best] = matches.toSorted((one, other) => other.begin.length - one.begin.length)
  if (best === undefined) {
    return elsewhere === 'nowhere'
      ? { kind: 'nowhere' }
      : { kind: 'any_day', weekdays: weekdayNames }
  }
  const { name, weekdays } = best.area
  return { kind: 'area', name, weekdays: weekdays.length > 0 ? weekdays : weekdayNames }
}

/** The codes in a text that staff wrote: `75033, 75034` or one a line; null for what is none. */
export function readZipList(text: string): string[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  return parts.every((part) => /^\d{3,5}$/.test(part)) ? parts : null
}
