import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { DoorsDrawing } from '@/drawings/illustrations/door'
import { ContentPage } from '@/features/page-blocks/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('doors')

export default async function DoorsPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="doors" />
      <ContentPage
        locale={locale}
        company={await readCompany(locale)}
        slug="doors"
        offer={{
          kind: 'priced',
          work: { service: 'door_replacement' },
          size: { widthIn: 30, heightIn: 80 },
        }}
        words="doors"
        drawing={<PagePicture locale={locale} name="doors" drawing={<DoorsDrawing />} />}
        priceHref="/get-quote?serviceType=door_replacement"
      />
    </>
  )
}
