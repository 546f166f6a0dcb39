import { getTranslations } from 'next-intl/server'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { missingPageMetadata } from '@/app/missing-page'
import { localeOf, pageMetadata } from '@/app/site-page'
import { Breadcrumbs } from '@/app/structured-data/breadcrumbs'
import { localHref } from '@/config/locales'
import { workAddress } from '@/domain/content/page-address'
import { worksShown } from '@/features/gallery/works/show-work'
import { workTexts } from '@/features/gallery/works/work-texts'
import { WorkView } from '@/features/gallery/works/work-view'
import { readPlacedProject } from '@/services/content/gallery'
import { readRedirect } from '@/services/content/redirects'
import { withFractions } from '@/ui/with-fractions'

type Params = { params: Promise<{ locale: string; slug: string }> }

/** Kept like every public page, from the first visit on; a build needs no database. */
export function generateStaticParams() {
  return []
}

async function workOf(props: Params) {
  const locale = await localeOf(props)
  const { slug } = await props.params
  const placed = await readPlacedProject(locale, slug)
  const [work] = placed === null ? [] : worksShown(locale, [placed.project])
  return { locale, slug, placed, work }
}

export async function generateMetadata(props: Params) {
  const { locale, slug, work } = await workOf(props)
  if (work === undefined) return missingPageMetadata(locale)
  return pageMetadata(locale, {
    path: workAddress(slug),
    title: work.title,
    description: [work.description, work.spoken].filter(Boolean).join(' '),
    picture: `gallery/${slug}`,
  })
}

/** A work by its own address: what the gallery shows over its row. */
export default async function WorkPage(props: Params) {
  const { locale, slug, placed, work } = await workOf(props)
  if (placed === null || work === undefined) {
    const moved = await readRedirect(workAddress(slug))
    if (moved !== null) redirect(localHref(locale, moved))
    notFound()
  }
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const { number, count, previous, next } = placed
  return (
    <article className="opened">
      <Breadcrumbs locale={locale} path={workAddress(slug)} name={work.title} />
      <WorkView
        work={work}
        texts={await workTexts(locale)}
        number={number}
        count={count}
        heading={<h1 className="text-h3 leading-tight">{withFractions(work.title)}</h1>}
        description={<p className="opened-text">{withFractions(work.description)}</p>}
        close={
          <Link className="opened-close" href={localHref(locale, '/gallery')}>
            {t('backToGallery')}
          </Link>
        }
        previous={
          <Link href={localHref(locale, workAddress(previous))} aria-label={t('previous')}>
            <ArrowLeft aria-hidden="true" />
          </Link>
        }
        next={
          <Link href={localHref(locale, workAddress(next))} aria-label={t('next')}>
            <ArrowRight aria-hidden="true" />
          </Link>
        }
      />
    </article>
  )
}
