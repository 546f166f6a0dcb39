import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { MirrorsDrawing } from '@/drawings/illustrations/mirrors'
import { buttonClasses } from '@/ui/button'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { DimensionLine } from '@/ui/dimension-line'
import { PageOpening } from '@/ui/page/page-opening'
import { SectionTitle } from '@/ui/page/section-title'

/** What a figure says best, and what words do. */
const measured = ['size', 'edge', 'thickness'] as const
const described = ['cutouts', 'safety', 'fixing'] as const

export const generateMetadata = metadataOf('mirrors')

export default async function MirrorsPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.mirrors' })
  const plate = await plateOf(
    'mirrors',
    locale,
    {
      kind: 'priced',
      work: { service: 'mirrors_tabletops_quote' },
      size: { widthIn: 26, heightIn: 40 },
      inFeet: true,
      firstShape: 'rectangle',
    },
    <ProductLinks
      links={[
        {
          href: localHref(locale, '/get-quote?serviceType=mirrors_tabletops_quote'),
          text: t('quote'),
        },
        { href: localHref(locale, '/gallery?filter=mirrors'), text: t('gallery') },
        { href: localHref(locale, '/contact'), text: t('contact') },
      ]}
    />,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="mirrors" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="mirrors" />
      <PageOpening
        tone="tint"
        title={t('title')}
        lead={t('lead')}
        aside={<PagePicture locale={locale} name="mirrors" drawing={<MirrorsDrawing />} />}
      >
        <Link
          href={localHref(locale, '/get-quote?serviceType=mirrors_tabletops_quote')}
          className={buttonClasses('sun', 'large')}
        >
          {t('quote')}
        </Link>
        <Link
          href={localHref(locale, '/gallery?filter=mirrors')}
          className={buttonClasses('outline', 'large')}
        >
          {t('gallery')}
        </Link>
      </PageOpening>
      <section className="page py-20 lg:py-28">
        <SectionTitle title={t('featuresTitle')} />
        <ul className="mt-12 grid gap-x-6 gap-y-12 lg:grid-cols-3">
          {measured.map((feature) => (
            <li key={feature}>
              <DimensionLine>
                <span className="font-display text-h3 font-normal text-edge-ink lg:text-title">
                  {t(`items.${feature}.figure`)}
                </span>
              </DimensionLine>
              <h3 className="mt-5 text-h3">{t(`items.${feature}.title`)}</h3>
              <p className="mt-2 text-text-second">{t(`items.${feature}.text`)}</p>
            </li>
          ))}
          {described.map((feature) => (
            <li key={feature} className="border-t border-rule pt-6">
              <h3 className="text-h3">{t(`items.${feature}.title`)}</h3>
              <p className="mt-2 text-text-second">{t(`items.${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-edge-ink py-20 text-ground lg:py-28">
        <div className="page flex flex-wrap items-center justify-between gap-8">
          <h2 className="text-title lg:text-section">{t('contactTitle')}</h2>
          <Link href={localHref(locale, '/contact')} className={buttonClasses('sun', 'large')}>
            {t('contact')}
          </Link>
        </div>
      </section>
    </>
  )
}
