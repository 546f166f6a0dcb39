import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { sharePicture } from '@/app/share-picture/share-picture'
import { locales } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { placesOf } from '@/domain/company/company-facts'
import { readCompany } from '@/services/content/company'

type Props = { params: Promise<{ locale: string; page: string }> }

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The picture of a public page for shared links. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale, page } = await params
  const known = publicPages.find(({ key }) => key === page)
  if (!hasLocale(locales, locale) || known === undefined) return new Response(null, { status: 404 })
  const t = await getTranslations({ locale, namespace: 'meta' })
  const company = await readCompany(locale)
  return sharePicture({
    company: company.name,
    title: t(`${known.key}.title`, placesOf(company)),
    foot: company.serviceArea,
  })
}
