import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import { readCompany } from '@/services/content/company'
import { readPage } from '@/services/content/pages'
import { isPlatePage } from './chapters-of'
import { PlatePage } from './plate-page'
import type { RailOffer } from './rail-offer'

/**
 * The page of plates that staff have published under this slug, with what the specification lists on it
 * besides; null where there is none, and the page shows what it is born with.
 */
export async function plateOf(
  slug: string,
  locale: Locale,
  offer: RailOffer,
  besides?: ReactNode,
): Promise<ReactNode> {
  const page = await readPage(slug, locale)
  if (!page || !isPlatePage(page.body)) return null
  return (
    <PlatePage {...{ locale, page, offer }} company={await readCompany(locale)} body={page.body}>
      {besides}
    </PlatePage>
  )
}
