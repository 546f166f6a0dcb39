import { instantOf, shopTimeOf } from '@/domain/job/shop-time'

/** What a field of a day and a time holds, as it is written in a zone; empty where it holds nothing. */
export function writtenIn(zone: string, value: string | null | undefined): string {
  const at = value ? new Date(value) : null
  return at === null || Number.isNaN(at.getTime()) ? '' : shopTimeOf(at, zone)
}

/** The moment that was typed, as it is stored; null where there is no such time. */
export function momentOf(zone: string, typed: string): string | null {
  return instantOf(typed.slice(0, 16), zone)?.toISOString() ?? null
}
