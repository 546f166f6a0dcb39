import { hasLocale } from 'next-intl'
import { sharePicture } from '@/app/share-picture/share-picture'
import { locales } from '@/config/locales'
import { readCompany } from '@/services/content/company'
import { readPost } from '@/services/content/posts'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The picture of a post for shared links. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale, slug } = await params
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 })
  const post = await readPost(slug, locale)
  if (post === null) return new Response(null, { status: 404 })
  const company = await readCompany(locale)
  return sharePicture({ company: company.name, title: post.title, foot: company.serviceArea })
}
