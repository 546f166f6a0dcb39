import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { ShowerDrawing } from '@/drawings/shower'
import { ContentPage } from '@/features/products/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('showerGlass', '/products/shower-glass')

export default async function ShowerGlassPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <ContentPage
      locale={locale}
      company={await readCompany()}
      slug="shower-glass"
      words="showerGlass"
      drawing={<ShowerDrawing />}
      priceHref="/get-quote?serviceType=shower_glass_quote"
    />
  )
}
