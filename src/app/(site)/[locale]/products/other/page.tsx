import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { KitchenDrawing } from '@/drawings/illustrations/kitchen'
import { ContentPage } from '@/features/page-blocks/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('other')

export default async function OtherPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="other" />
      <ContentPage
        locale={locale}
        company={await readCompany(locale)}
        slug="other"
        offer={{ kind: 'visit', order: 'usual' }}
        words="other"
        drawing={<KitchenDrawing className="max-w-150" />}
        tone="stone"
      />
    </>
  )
}
