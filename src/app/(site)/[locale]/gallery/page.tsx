import { GalleryPart } from '@/app/gallery-part'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'

export const generateMetadata = metadataOf('gallery')

export default async function GalleryPage(props: PageParams) {
  const locale = await localeOf(props)
  return (
    <>
      <PageFacts locale={locale} page="gallery" />
      <GalleryPart locale={locale} part={1} />
    </>
  )
}
