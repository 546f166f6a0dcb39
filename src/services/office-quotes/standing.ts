import type { Quote } from '@/payload-types'

/** What sending writes on a quote beside what a revision says: it stands so again where that is taken back. */
const columns = [
  'status',
  'waitsFor',
  'language',
  'taxTreatment',
  'measurements',
  'validUntil',
  'openedAt',
  'reminders',
  'declinedAt',
  'declineReason',
] as const

export type Standing = Pick<Quote, (typeof columns)[number]>

export function standingOf(quote: Quote): Standing {
  // What is written again has to be there: a key that is missing in JSON would leave the column as it is.
  return Object.fromEntries(columns.map((column) => [column, quote[column] ?? null])) as Standing
}
