import { getTranslations } from 'next-intl/server'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import { CommercialPage } from '@/features/products/commercial-page'

export const generateMetadata = metadataOf('officePartitions')

export default async function OfficePartitionsRoute(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.commercial' })
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
