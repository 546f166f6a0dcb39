import type { Day } from '@/domain/company/working-days'

/** Noon is the same day wherever it is read. */
export function noonOf({ year, month, day }: Day): Date {
  return new Date(Date.UTC(year, month - 1, day, 18))
}
