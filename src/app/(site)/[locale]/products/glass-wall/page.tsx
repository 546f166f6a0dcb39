import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { GlassWallDrawing } from '@/drawings/illustrations/glass-wall'
import { ContentPage } from '@/features/page-blocks/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('glassWall')

export default async function GlassWallPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="glassWall" />
      <ContentPage
        locale={locale}
        company={await readCompany(locale)}
        slug="glass-wall"
        offer={{
          kind: 'priced',
          work: { service: 'other_new_installation', category: 'specialty', thicknessMm: 12.7 },
          size: { widthIn: 144, heightIn: 96 },
          inFeet: true,
        }}
        words="glassWall"
        drawing={<PagePicture locale={locale} name="wall" drawing={<GlassWallDrawing />} />}
        priceHref="/get-quote?serviceType=other_new_installation"
      />
    </>
  )
}
