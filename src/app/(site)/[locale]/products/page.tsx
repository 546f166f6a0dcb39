import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { metadataOf } from '@/app/page-words'
import { PiecePicture } from '@/app/piece-picture'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { publicPage } from '@/config/public-pages'
import { placesOf } from '@/domain/company/company-facts'
import type { Messages } from '@/messages'
import { readCompany } from '@/services/content/company'
import { classNames } from '@/ui/class-names'
import { Arrow } from '@/ui/page/arrow-link'
import { PageOpening } from '@/ui/page/page-opening'

type Picture = keyof Messages['pictures']['alt']

/** What most people come for, the first one widest. */
const shown = [
  { key: 'showerGlass', picture: 'shower' },
  { key: 'windows', picture: 'residential' },
  { key: 'mirrors', picture: 'mirrors' },
  { key: 'glassReplacement', picture: 'replacement' },
  { key: 'commercial', picture: 'commercial' },
] as const satisfies { key: string; picture: Picture }[]

const groups = [
  {
    key: 'more',
    pages: [
      'doors',
      'glassWall',
      'officePartitions',
      'staircases',
      'shelves',
      'glassFurniture',
      'other',
    ],
  },
  { key: 'guides', pages: ['glassStyles', 'hardware'] },
] as const

export const generateMetadata = metadataOf('products')

export default async function ProductsPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.index' })
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const places = placesOf(await readCompany(locale))
  return (
    <>
      <PageFacts locale={locale} page="products" />
      <PageOpening title={t('title')} lead={t('lead')} />
      <section className="page pb-24 lg:pb-32">
        <h2 className="sr-only">{t('shown')}</h2>
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
          {shown.map(({ key, picture }, index) => (
            <li key={key} className={index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}>
              <ProductLink locale={locale} href={publicPage(key).path}>
                <PiecePicture
                  locale={locale}
                  name={picture}
                  drawing={null}
                  className={classNames('mb-5', index < 2 ? 'h-64 lg:h-96' : 'h-64 lg:h-72')}
                />
                <span className="flex items-center justify-between gap-4 font-display text-h4 lg:text-h3">
                  {meta(`${key}.title`, places)}
                  <Arrow className="text-edge-mid transition-transform duration-200 group-hover/product:translate-x-1" />
                </span>
                <span className="mt-2 block text-text-second">
                  {meta(`${key}.description`, places)}
                </span>
              </ProductLink>
            </li>
          ))}
        </ul>
      </section>
      {groups.map(({ key, pages }) => (
        <section key={key} className="page pb-24 lg:pb-32">
          <h2 className="mb-10 text-opening lg:text-section">{t(key)}</h2>
          <ul className="border-b border-rule">
            {pages.map((page) => (
              <li key={page} className="border-t border-rule">
                <ProductLink
                  locale={locale}
                  href={publicPage(page).path}
                  className="grid items-baseline gap-x-6 gap-y-2 py-7 lg:grid-cols-12"
                >
                  <span className="font-display text-h4 leading-tight lg:col-span-5 lg:text-h3">
                    {meta(`${page}.title`, places)}
                  </span>
                  <span className="flex items-baseline justify-between gap-6 text-text-second lg:col-span-7">
                    {meta(`${page}.description`, places)}
                    <Arrow className="text-edge-mid transition-transform duration-200 group-hover/product:translate-x-1" />
                  </span>
                </ProductLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type LinkProps = { locale: Locale; href: string; className?: string; children: ReactNode }

function ProductLink({ locale, href, className = 'block', children }: LinkProps) {
  return (
    <Link
      href={localHref(locale, href)}
      className={classNames('group/product hover:text-edge-mid', className)}
    >
      {children}
    </Link>
  )
}
