import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import Link from 'next/link'
import { measuringLinks } from '@/app/measuring-link'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { DoorsDrawing } from '@/drawings/illustrations/door'
import { GuardDrawing } from '@/drawings/illustrations/guard'
import { MirrorsDrawing } from '@/drawings/illustrations/mirrors'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { StaircaseDrawing } from '@/drawings/illustrations/staircase'
import { WindowDrawing } from '@/drawings/illustrations/window'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { CallActions } from '@/features/site/call-actions'
import { readCompany } from '@/services/content/company'
import { buttonClasses } from '@/ui/button'
import { Arrow } from '@/ui/page/arrow-link'
import { PageOpening } from '@/ui/page/page-opening'
import { SectionTitle } from '@/ui/page/section-title'

const items = [
  { key: 'windows', href: '/products/glass-replacement', Drawing: WindowDrawing },
  { key: 'doors', href: '/products/doors', Drawing: DoorsDrawing },
  { key: 'showers', href: '/products/shower-glass', Drawing: ShowerDrawing },
  { key: 'railings', href: '/products/staircases', Drawing: GuardDrawing },
  { key: 'mirrors', href: '/products/mirrors', Drawing: MirrorsDrawing },
  { key: 'staircases', href: '/products/staircases', Drawing: StaircaseDrawing },
] as const satisfies { key: string; href: string; Drawing: ComponentType<DrawingProps> }[]

export const generateMetadata = metadataOf('windows')

export default async function ResidentialPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products' })
  const company = await readCompany(locale)
  const plate = await plateOf(
    'windows',
    locale,
    {
      kind: 'priced',
      work: { service: 'window_replacement', category: 'insulated' },
      hasThickness: true,
      size: { widthIn: 36, heightIn: 54 },
    },
    <ProductLinks
      links={[
        { href: localHref(locale, '/get-quote'), text: t('quote') },
        ...(await measuringLinks('window', locale)),
      ]}
    />,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="windows" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="windows" />
      <PageOpening
        title={t('windows.title')}
        lead={t('windows.lead')}
        aside={
          <PagePicture
            locale={locale}
            name="residential"
            drawing={<WindowDrawing className="max-w-150" />}
          />
        }
      >
        <Link href={localHref(locale, '/get-quote')} className={buttonClasses('sun', 'large')}>
          {t('quote')}
        </Link>
      </PageOpening>
      <section className="bg-stone py-20 lg:py-28">
        <div className="page">
          <SectionTitle title={t('windows.scheduleTitle')} />
          <ul className="mt-12 border-b border-rule-stone">
            {items.map(({ key, href, Drawing }) => (
              <li key={key} className="border-t border-rule-stone">
                <Link
                  href={localHref(locale, href)}
                  className="group/row grid items-center gap-x-6 gap-y-4 py-6 sm:grid-cols-[11rem_1fr_2rem] lg:grid-cols-[5rem_19rem_1fr_2rem] lg:gap-x-10"
                >
                  <span className="hidden font-display text-h4 text-edge-mid lg:block">
                    {t(`windows.marks.${key}`)}
                  </span>
                  <span className="grid h-52 place-items-center bg-ground p-3 sm:h-36 lg:h-50">
                    <Drawing className="without-figures max-h-46 sm:max-h-30 lg:max-h-44" />
                  </span>
                  <span>
                    <span className="block font-display text-h3 leading-tight group-hover/row:text-edge-mid">
                      {t(`windows.items.${key}.title`)}
                    </span>
                    <span className="mt-2 block max-w-[52ch] text-text-second">
                      {t(`windows.items.${key}.text`)}
                    </span>
                  </span>
                  <Arrow
                    clearsTab
                    className="text-edge-mid transition-transform duration-200 group-hover/row:translate-x-1"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page py-20 lg:py-28">
        <SectionTitle title={t('call.title')} />
        <div className="mt-8">
          <CallActions
            locale={locale}
            company={company}
            words={{ call: t('call.call'), visit: t('call.visit') }}
            to="/book-visit"
          />
        </div>
      </section>
    </>
  )
}
