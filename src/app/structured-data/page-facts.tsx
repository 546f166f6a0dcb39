import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/config/page-address'
import { publicPage } from '@/config/public-pages'
import type { PublicPageKey } from '@/config/public-pages'
import { placesOf } from '@/domain/company/company-facts'
import { readCompany } from '@/services/content/company'
import { JsonLd } from '@/ui/page/json-ld'
import { Breadcrumbs } from './breadcrumbs'
import { companyId } from './company-id'

type Props = { locale: Locale; page: PublicPageKey }

/** Where the page stands, and the service it offers if it offers one. */
export async function PageFacts({ locale, page }: Props) {
  const t = await getTranslations({ locale, namespace: 'meta' })
  const { path, service = false } = publicPage(page)
  const company = await readCompany(locale)
  const { serviceArea } = company
  const places = placesOf(company)
  const name = t(`${page}.title`, places)
  return (
    <>
      <Breadcrumbs locale={locale} path={path} name={name} />
      {service ? (
        <JsonLd
          facts={{
            '@type': 'Service',
            name,
            serviceType: name,
            description: t(`${page}.description`, places),
            url: pageAddress(locale, path),
            provider: { '@id': companyId() },
            ...(serviceArea === '' ? {} : { areaServed: { '@type': 'Place', name: serviceArea } }),
          }}
        />
      ) : null}
    </>
  )
}
