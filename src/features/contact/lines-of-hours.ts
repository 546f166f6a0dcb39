import type { Hours } from '@/domain/company/company-facts'

/** The lines that the company has filled in. */
export function linesOf({ weekdays, saturday, sunday }: Hours): string[] {
  return [weekdays, saturday, sunday].filter((line) => line !== '')
}
