import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { HardwareDrawing } from '@/drawings/illustrations/hardware'
import { ContentPage } from '@/features/page-blocks/content-page'
import { readCompany } from '@/services/content/company'

export const generateMetadata = metadataOf('hardware')

export default async function HardwarePage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="hardware" />
      <ContentPage
        locale={locale}
        company={await readCompany(locale)}
        slug="hardware"
        offer={{
          kind: 'priced',
          work: { service: 'shower_glass_quote' },
          size: { widthIn: 28, heightIn: 76 },
        }}
        words="hardware"
        drawing={<PagePicture locale={locale} name="hardware" drawing={<HardwareDrawing />} />}

        tone="stone"
      />
    </>
  )
}
