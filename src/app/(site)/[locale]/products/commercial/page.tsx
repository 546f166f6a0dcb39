import { getTranslations } from 'next-intl/server'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { placesOf } from '@/domain/company/company-facts'
import { StorefrontDrawing } from '@/drawings/illustrations/storefront'
import { localHref } from '@/config/locales'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { CommercialServices } from '@/features/products/commercial-services'
import { CommercialPage } from '@/features/products/commercial-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('commercial')

/** The builder where a storefront is drawn and its range is seen. */
const drawnStorefront = '/get-quote?serviceType=commercial_inquiry&product=storefronts'

export default async function CommercialRoute(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
  const plate = await plateOf(
    'commercial',
    locale,
    { kind: 'visit', order: 'commercial', drawnAt: drawnStorefront },
    <>
      <CommercialServices locale={locale} className="pt-21 lg:pt-34" />
      <ProductLinks links={[{ href: localHref(locale, '/contact'), text: t('custom') }]} />
    </>,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="commercial" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="commercial" />
      <CommercialPage
        locale={locale}
        title={t('title')}
        lead={t('lead', placesOf(await readCompany(locale)))}
        aside={<PagePicture locale={locale} name="commercial" drawing={<StorefrontDrawing />} />}
      />
    </>
  )
}
