import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { hasLocale } from 'next-intl'
import { missingPageMetadata } from '@/app/missing-page'
import type { PageParams } from '@/app/site-page'
import { defaultLocale, localHref, locales } from '@/config/locales'
import { EmptyOpeningDrawing } from '@/drawings/illustrations/empty-opening'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ArrowLink } from '@/ui/page/arrow-link'
import { PageOpening } from '@/ui/page/page-opening'

const ways = [
  { key: 'services', href: '/services' },
  { key: 'gallery', href: '/gallery' },
  { key: 'contact', href: '/contact' },
] as const

export async function generateMetadata({ params }: PageParams): Promise<Metadata> {
  const { locale: asked } = await params
  const locale = hasLocale(locales, asked) ? asked : defaultLocale
  return missingPageMetadata(locale)
}

/** Says that there is nothing here, and where there is something. */
export default async function NotFound() {
  const asked = await getLocale()
  const locale = hasLocale(locales, asked) ? asked : defaultLocale
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <>
      <PageOpening
        title={t('notFound.title')}
        lead={t('notFound.text')}
        aside={<EmptyOpeningDrawing figure="404" className="max-w-130" />}
      >
        <Link
          href={localHref(locale, '/')}
          className={classNames(buttonClasses('ink', 'large'), 'max-sm:w-full')}
        >
          {t('notFound.home')}
        </Link>
        <Link
          href={localHref(locale, '/get-quote')}
          className={classNames(buttonClasses('outline', 'large'), 'max-sm:w-full')}
        >
          {t('nav.getQuote')}
        </Link>
      </PageOpening>
      <nav aria-label={t('notFound.ways')} className="border-t border-rule">
        <ul className="page flex flex-wrap gap-x-12 gap-y-2 py-8">
          {ways.map(({ key, href }) => (
            <li key={key}>
              <ArrowLink href={localHref(locale, href)}>{t(`nav.${key}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
