import { globalSlugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/config/locales'
import { sameTransaction } from '../database/transaction'

type Args = { req: PayloadRequest; locale: Locale }

/** Who writes: name, address, telephone and e-mail of the company, each on its line. */
export async function companyCard({ req, locale }: Args): Promise<string[]> {
  const company = await req.payload.findGlobal({
    slug: globalSlugs.company,
    depth: 0,
    locale,
    overrideAccess: true, // what every page shows
    req: sameTransaction(req),
  })
  const { address } = company
  const place = [address?.city, [address?.state, address?.postalCode].filter(Boolean).join(' ')]
  const full = address?.fullAddress || [address?.street, ...place].filter(Boolean).join(', ')
  return [company.name, full, company.phoneGeneral, company.emailSales].filter(
    (line): line is string => Boolean(line),
  )
}
