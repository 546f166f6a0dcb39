import { unstable_cache } from 'next/cache'
import { env } from '@/config/env'
import { startedPayload } from '@/services/request-context'

/** How the company presents itself; null where nothing is entered. */
export type PublishedCompany = {
  name: string
  phone: string | null
  salesEmail: string | null
  addressLine: string | null
}

const oneHour = 3600

/** The company as visitors read it, kept until somebody changes it in the admin. */
export const publishedCompany: () => Promise<PublishedCompany> = unstable_cache(
  async () => {
    const payload = await startedPayload()
    const company = await payload.findGlobal({
      slug: 'company',
      depth: 0,
      overrideAccess: false,
    })
    return {
      name: company.name,
      phone: company.phoneGeneral || null,
      salesEmail: company.emailSales ?? env().SALES_EMAIL ?? null,
      addressLine: company.address?.fullAddress || null,
    }
  },
  ['published-company'],
  { tags: ['company'], revalidate: oneHour },
)
