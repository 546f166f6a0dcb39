import { getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
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
import { onOneLine } from '@/domain/text/on-one-line'
import type { ExampleThing } from '@/domain/services-catalogue/example-works'
import { DoorsDrawing } from '@/drawings/illustrations/door'
import { GlassWallDrawing } from '@/drawings/illustrations/glass-wall'
import { HardwareDrawing } from '@/drawings/illustrations/hardware'
import { KitchenDrawing } from '@/drawings/illustrations/kitchen'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { ShelvesDrawing } from '@/drawings/illustrations/shelves'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { StaircaseDrawing } from '@/drawings/illustrations/staircase'
import { TableDrawing } from '@/drawings/illustrations/table'
import { PricedFor } from '@/features/services/priced-for'
import type { Messages } from '@/messages'
import { readCompany } from '@/services/content/company'
import { classNames } from '@/ui/class-names'
import { Arrow } from '@/ui/page/arrow-link'
import { TitleBand } from '@/ui/page/title-band'

type Picture = keyof Messages['pictures']['alt']

/** What most people come for, the first one widest; without a thing it is priced after a survey. */
const shown = [
  { key: 'showerGlass', picture: 'shower', thing: 'shower' },
  { key: 'windows', picture: 'residential', thing: 'window' },
  { key: 'mirrors', picture: 'mirrors', thing: 'mirror' },
  { key: 'glassReplacement', picture: 'replacement', thing: 'pane' },
  { key: 'commercial', picture: 'commercial', thing: null },
] as const satisfies { key: string; picture: Picture; thing: ExampleThing | null }[]

type Row = {
  page: string
  Drawing: ComponentType<DrawingProps>
  thing: ExampleThing | null | undefined
}

/** A guide has no price. */
const groups = [
  {
    key: 'more',
    rows: [
      { page: 'doors', Drawing: DoorsDrawing, thing: 'door' },
      { page: 'glassWall', Drawing: GlassWallDrawing, thing: 'wall' },
      { page: 'officePartitions', Drawing: PartitionDrawing, thing: null },
      { page: 'staircases', Drawing: StaircaseDrawing, thing: null },
      { page: 'shelves', Drawing: ShelvesDrawing, thing: 'shelf' },
      { page: 'glassFurniture', Drawing: TableDrawing, thing: 'table' },
      { page: 'other', Drawing: KitchenDrawing, thing: null },
    ],
  },
  {
    key: 'guides',
    rows: [
      { page: 'glassStyles', Drawing: ShowerDrawing, thing: undefined },
      { page: 'hardware', Drawing: HardwareDrawing, thing: undefined },
    ],
  },
] as const satisfies { key: string; rows: readonly Row[] }[]

export const generateMetadata = metadataOf('products')

export default async function ProductsPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.index' })
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const listed = await getTranslations({ locale, namespace: 'common.opening.listed' })
  const { area, city } = placesOf(await readCompany(locale))
  const places = { area: onOneLine(area), city }
  return (
    <>
      <PageFacts locale={locale} page="products" />
      <TitleBand title={t('title')} lead={t('lead')} />
      <section className="page pt-4 pb-20 lg:pb-28">
        <h2 className="sr-only">{t('shown')}</h2>
        <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
          {shown.map(({ key, picture, thing }, index) => {
            // two in a row leave the last one alone: it takes the row, its words beside its picture
            const isAlone = index === shown.length - 1 && shown.length % 2 === 1
            return (
              <li
                key={key}
                className={classNames(
                  index < 2 ? 'lg:col-span-3' : 'lg:col-span-2',
                  isAlone && 'sm:max-lg:col-span-2',
                )}
              >
                <ProductLink
                  locale={locale}
                  href={publicPage(key).path}
                  className={
                    isAlone
                      ? 'block sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6'
                      : 'block'
                  }
                >
                  <PiecePicture
                    locale={locale}
                    name={picture}
                    drawing={null}
                    className={classNames('mb-5', index < 2 ? 'h-64 lg:h-96' : 'h-64 lg:h-72')}
                  />
                  <span className="block">
                    <span className="flex items-center justify-between gap-4 font-display text-h4 lg:text-h3">
                      {meta(`${key}.title`, places)}
                      <Arrow
                        clearsTab
                        className="text-edge-mid transition-transform duration-200 group-hover/product:translate-x-1"
                      />
                    </span>
                    <span className="mt-2 block text-text-second">
                      {meta(`${key}.description`, places)}
                    </span>
                    <span className="mt-4 block border-t border-rule pt-3">
                      <Price {...{ locale, thing }} />
                    </span>
                  </span>
                </ProductLink>
              </li>
            )
          })}
        </ul>
      </section>
      {groups.map(({ key, rows }) => (
        <section key={key} className="page pb-20 lg:pb-28">
          <h2 className="mb-8 text-opening lg:text-section">{t(key)}</h2>
          <ul className="border-b border-rule">
            {rows.map(({ page, Drawing, thing }) => (
              <li key={page} className="border-t border-rule">
                <ProductLink
                  locale={locale}
                  href={publicPage(page).path}
                  className="grid min-h-26 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4 outline-offset-[-4px] hover:bg-edge-tint/50 md:gap-x-8"
                >
                  <span className="grid h-18 place-items-center">
                    <Drawing className="without-figures max-h-18 w-full" />
                  </span>
                  {/* on a phone its words take the whole row, below the drawing and the name */}
                  <span className="grid min-w-0 gap-x-8 gap-y-2 max-sm:contents lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_13rem] lg:items-center">
                    <span className="font-display text-h4 leading-tight max-sm:col-start-2 max-sm:row-start-1 lg:text-h3">
                      {meta(`${page}.title`, places)}
                    </span>
                    <span className="text-text-second max-sm:col-span-3">
                      {meta(`${page}.description`, places)}
                    </span>
                    {thing === undefined ? null : (
                      <span className="max-sm:col-span-3">
                        <Price {...{ locale, thing }} />
                      </span>
                    )}
                  </span>
                  <Arrow
                    clearsTab
                    className="text-edge-mid transition-transform duration-200 group-hover/product:translate-x-1 max-sm:col-start-3 max-sm:row-start-1"
                  />
                </ProductLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="page -mt-10 pb-16 text-caption text-text-second lg:-mt-14 lg:pb-24">
        {listed('previews')}
      </p>
    </>
  )
}

type PriceProps = { locale: Locale; thing: ExampleThing | null }

/** What a piece of it costs, or how one learns it. */
async function Price({ locale, thing }: PriceProps) {
  if (thing !== null) return <PricedFor {...{ locale, thing }} />
  const t = await getTranslations({ locale, namespace: 'common.opening.listed' })
  return <span className="text-small text-text-second">{t('surveyed')}</span>
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
