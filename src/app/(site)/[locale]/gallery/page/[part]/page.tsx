import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { GalleryPart } from '@/app/gallery-part'
import { missingPageMetadata } from '@/app/missing-page'
import { localeOf, pageMetadata } from '@/app/site-page'
import { localHref } from '@/config/locales'
import { placesOf } from '@/domain/company/company-facts'
import { partAddress, partOf, partsOf } from '@/domain/gallery/parts'
import { readCompany } from '@/services/content/company'
import { readGalleryOrder } from '@/services/content/gallery'

type Props = { params: Promise<{ locale: string; part: string }> }

/** Kept like every public page, from the first visit on; a build needs no database. */
export function generateStaticParams() {
  return []
}

/** The part that the address names; null where the gallery has none of that number. */
async function numberOf(props: Props): Promise<number | null> {
  const { part } = await props.params
  const number = partOf(part)
  if (number === null || number > partsOf((await readGalleryOrder()).length)) return null
  return number
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const number = await numberOf(props)
  if (number === null) return missingPageMetadata(locale)
  const [t, meta, company] = await Promise.all([
    getTranslations({ locale, namespace: 'gallery' }),
    getTranslations({ locale, namespace: 'meta' }),
    readCompany(locale),
  ])
  return pageMetadata(locale, {
    path: partAddress(number),
    title: t('part', { number }),
    description: meta('gallery.description', placesOf(company)),
    picture: 'gallery',
  })
}

/** A further part of the gallery, for whoever has no scripts and for search engines. */
export default async function GalleryPartPage(props: Props) {
  const locale = await localeOf(props)
  const number = await numberOf(props)
  if (number === null) notFound()
  if (number === 1) permanentRedirect(localHref(locale, partAddress(1)))
  return <GalleryPart locale={locale} part={number} />
}
