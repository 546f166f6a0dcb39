import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { readOpenSpan } from '@/domain/company/opening-hours'
import { readCompany } from '@/services/content/company'
import type { CompanyFacts as Company } from '@/domain/company/company-facts'
import { JsonLd } from '@/ui/page/json-ld'
import { companyId } from './company-id'

/** Who the company is, where it works and when. */
export async function CompanyFacts({ company }: { company: Company }) {
  const { address } = company
  // the hours are read by their English words, in which staff write them first
  const { serviceHours } = await readCompany(defaultLocale)
  const spans = [serviceHours.weekdays, serviceHours.saturday, serviceHours.sunday].flatMap(
    (text) => readOpenSpan(text) ?? [],
  )
  return (
    <JsonLd
      facts={{
        '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
        '@id': companyId(),
        name: company.name,
        url: `${env().SITE_URL}/`,
        logo: `${env().SITE_URL}/icon-512.png`,
        image: `${env().SITE_URL}/og/home`,
        ...(company.aboutUs === '' ? {} : { description: company.aboutUs }),
        ...(company.phone === '' ? {} : { telephone: international(company.phone) }),
        ...(company.salesEmail === '' ? {} : { email: company.salesEmail }),
        ...(company.foundedYear === null ? {} : { foundingDate: String(company.foundedYear) }),
        ...(address.street === ''
          ? {}
          : {
              address: {
                '@type': 'PostalAddress',
                streetAddress: address.street,
                addressLocality: address.city,
                addressRegion: address.state,
                postalCode: address.postalCode,
                addressCountry: 'US',
              },
            }),
        ...(company.serviceArea === ''
          ? {}
          : { areaServed: { '@type': 'Place', name: company.serviceArea } }),
        openingHoursSpecification: spans.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
        ...(company.emergencyPhone === ''
          ? {}
          : {
              contactPoint: {
                '@type': 'ContactPoint',
                contactType: 'emergency',
                telephone: international(company.emergencyPhone),
                availableLanguage: ['en', 'es'],
              },
            }),
        sameAs: company.socialLinks.map(({ url }) => url),
      }}
    />
  )
}

/** A number of this country as the whole world dials it; any other as it stands. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : phone
}
