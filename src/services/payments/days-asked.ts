import 'server-only'
import { z } from 'zod'
import { daysAfter, instantOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'

const mostDays = 367

const day = z.string().refine((text) => startOf(text) !== null)

/** The first and the last day, where the shop is. */
const range = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && to < daysAfter(from, mostDays))

/** The days of a table for the bookkeeper, both included, or null where they are none. */
export function daysAsked(query: unknown): { begin: Date; end: Date; name: string } | null {
  const read = range.safeParse(query)
  if (!read.success) return null
  const { from, to } = read.data
  const begin = startOf(from)
  const end = startOf(daysAfter(to, 1))
  return begin && end ? { begin, end, name: `${from}-to-${to}` } : null
}

function startOf(text: string): Date | null {
  return instantOf(`${text}T00:00`, timeZone)
}
