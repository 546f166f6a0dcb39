import 'server-only'
import { readCompanyFacts, readQuoteTerms } from '@collections/globals/read-company'
import type { QuoteTerms } from '@collections/globals/read-company'
import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { PricingTables } from '@/domain/pricing/types'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { QuotePaper } from '@/domain/quote/paper'
import type { PricedDraft } from '@/domain/quote/price-office-draft'

/** What the document of a revision is written from. */
export type PaperFacts = {
  number: string
  revision: { number: number; madeAt: string; reason: string | null }
  customer: QuotePaper['customer']
  validUntil: string | null
  draft: OfficeDraft
  priced: PricedDraft
  /** Whether the margin is spread over the lines. */
  isFolded: boolean
  tables: Record<Locale, PricingTables>
  company: Record<Locale, CompanyFacts & { terms: QuoteTerms }>
}

type Reader = { payload: Payload; req?: PayloadRequest }

/** What the company says of itself, in each language. */
export async function companyInWords({ payload, req }: Reader): Promise<PaperFacts['company']> {
  const facts = await Promise.all(
    locales.map(async (locale) => {
      const asked = { payload, locale, ...(req === undefined ? {} : { req }) }
      return { ...(await readCompanyFacts(asked)), terms: await readQuoteTerms(asked) }
    }),
  )
  return Object.fromEntries(locales.map((locale, index) => [locale, facts[index]])) as never
}
