import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { missingPageMetadata } from '@/app/missing-page'
import { languagesOf, localeOf } from '@/app/site-page'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { pageAddress } from '@/domain/content/page-address'
import { isPlatePage } from '@/features/page-blocks/plates/chapters-of'
import { PlatePage } from '@/features/page-blocks/plates/plate-page'
import { WrittenPage } from '@/features/page-blocks/written-page'
import { readCompany } from '@/services/content/company'
import { readPage } from '@/services/content/pages'
import { readRedirect } from '@/services/content/redirects'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

async function pageAt(rest: string[], locale: Locale) {
  const [slug, ...deeper] = rest
  return slug === undefined || deeper.length > 0 ? null : readPage(slug, locale)
}

/** Kept like every public page, from the first visit on; a build needs no database. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const { rest } = await props.params
  const page = await pageAt(rest, locale)
  if (page === null) return missingPageMetadata(locale)
  return {
    title: page.title,
    ...(page.intro && { description: page.intro }),
    alternates: {
      canonical: localHref(locale, `/${rest.join('/')}`),
      languages: languagesOf(`/${rest.join('/')}`),
    },
  }
}

/** A page that staff added, or the way to where something has moved; anything else is not here. */
export default async function AnyPage(props: Props) {
  const locale = await localeOf(props)
  const { rest } = await props.params
  const address = `/${rest.join('/')}`
  const page = await pageAt(rest, locale)
  if (page !== null) {
    const own = pageAddress(rest.join('/'))
    if (own !== address) permanentRedirect(localHref(locale, own))
    if (!isPlatePage(page.body)) return <WrittenPage page={page} />
    const company = await readCompany(locale)
    return (
      <PlatePage
        {...{ locale, company, page }}
        body={page.body}
        offer={{ kind: 'visit', order: 'usual' }}
      />
    )
  }
  const moved = await readRedirect(address)
  // Staff may take it back: a browser must not remember it for good.
  if (moved !== null) redirect(localHref(locale, moved))
  notFound()
}
