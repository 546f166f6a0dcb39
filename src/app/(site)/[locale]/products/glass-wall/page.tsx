import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { GlassWallDrawing } from '@/drawings/glass-wall'
import { ContentPage } from '@/features/products/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('glassWall', '/products/glass-wall')

export default async function GlassWallPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <ContentPage
      locale={locale}
      company={await readCompany()}
      slug="glass-wall"
      words="glassWall"
      drawing={<GlassWallDrawing />}
      priceHref="/get-quote?serviceType=other_new_installation"
    />
  )
}
