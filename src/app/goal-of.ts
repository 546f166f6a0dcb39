import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { safeReturnPath } from '@/domain/account/safe-return-path'
import type { SearchParams } from './query-text'

/** Where an account page leads in the end: to the page that sent one here, or to the profile. */
export function goalOf(locale: Locale, { from }: SearchParams): string {
  return safeReturnPath(from, localHref(locale, '/profile'))
}
