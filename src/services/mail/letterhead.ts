import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'

type Args = {
  payload: Payload
  /** Inside a transaction. */
  req?: PayloadRequest
  to: string
  locale: Locale
}

/** Whom a letter goes to, in which language, and how the company calls itself today. */
export async function letterhead({
  to,
  ...reading
}: Args): Promise<{ to: string; locale: Locale; company: CompanyFacts }> {
  return { to, locale: reading.locale, company: await readCompanyFacts(reading) }
}
