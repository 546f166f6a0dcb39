import { hasLocale } from 'next-intl'
import { sharePicture } from '@/app/share-picture/share-picture'
import { locales } from '@/config/locales'
import { readCompany } from '@/services/content/company'
import { readPlacedProject } from '@/services/content/gallery'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The picture of a work of the gallery for shared links. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale, slug } = await params
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 })
  const placed = await readPlacedProject(locale, slug)
  if (placed === null) return new Response(null, { status: 404 })
  const company = await readCompany(locale)
  return sharePicture({
    company: company.name,
    title: placed.project.title,
    foot: company.serviceArea,
  })
}
