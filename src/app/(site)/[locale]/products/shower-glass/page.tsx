import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { ContentPage } from '@/features/page-blocks/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('showerGlass')

export default async function ShowerGlassPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="showerGlass" />
      <ContentPage
        locale={locale}
        company={await readCompany(locale)}
        slug="shower-glass"
        offer={{
          kind: 'priced',
          work: { service: 'shower_glass_quote' },
          size: { widthIn: 36.625, heightIn: 76 },
        }}
        words="showerGlass"
        drawing={<PagePicture locale={locale} name="shower" drawing={<ShowerDrawing />} />}
        priceHref="/get-quote?serviceType=shower_glass_quote"
      />
    </>
  )
}
