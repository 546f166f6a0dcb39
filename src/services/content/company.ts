import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { Locale } from '@/config/locales'
import { cachedRead } from './cached-read'

/** What every page says about the company: the one source of name, phones, addresses and hours. */
export const readCompany = cachedRead('company', (payload, locale: Locale) =>
  readCompanyFacts({ payload, locale }),
)
