import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { ShelvesDrawing } from '@/drawings/illustrations/shelves'
import { ContentPage } from '@/features/page-blocks/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('shelves')

export default async function ShelvesPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="shelves" />
      <ContentPage
        locale={locale}
        company={await readCompany(locale)}
        slug="shelves"
        offer={{
          kind: 'priced',
          work: { service: 'mirrors_tabletops_quote', category: 'tabletop' },
          size: { widthIn: 36, heightIn: 12 },
          inFeet: true,
          lies: true,
          hasThickness: true,
        }}
        words="shelves"
        drawing={<PagePicture locale={locale} name="shelves" drawing={<ShelvesDrawing />} />}
        priceHref="/get-quote?serviceType=mirrors_tabletops_quote"
      />
    </>
  )
}
