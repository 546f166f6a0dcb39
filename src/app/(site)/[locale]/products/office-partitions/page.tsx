import { getTranslations } from 'next-intl/server'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import { localHref } from '@/config/locales'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { CommercialServices } from '@/features/products/commercial-services'
import { CommercialPage } from '@/features/products/commercial-page'

export const generateMetadata = metadataOf('officePartitions')

export default async function OfficePartitionsRoute(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
  const plate = await plateOf(
    'office-partitions',
    locale,
    { kind: 'visit', order: 'commercial' },
    <>
      <CommercialServices locale={locale} className="pt-21 lg:pt-34" />
      <ProductLinks links={[{ href: localHref(locale, '/contact'), text: t('custom') }]} />
    </>,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="officePartitions" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="officePartitions" />
      <CommercialPage
        locale={locale}
        title={t('partitionsTitle')}
        lead={t('partitionsLead')}
        aside={<PagePicture locale={locale} name="partitions" drawing={<PartitionDrawing />} />}
      />
    </>
  )
}
