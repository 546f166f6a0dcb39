import { getTranslations } from 'next-intl/server'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { placesOf } from '@/domain/company/company-facts'
import { StorefrontDrawing } from '@/drawings/illustrations/storefront'
import { CommercialPage } from '@/features/products/commercial-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('commercial')

export default async function CommercialRoute(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
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
