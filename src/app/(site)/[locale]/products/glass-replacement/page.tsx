import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { OpeningLine } from '@/app/opening-line'
import { measuringLinks } from '@/app/measuring-link'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { InsulatedUnitDrawing } from '@/drawings/illustrations/insulated-unit'
import { OnePaneDrawing } from '@/drawings/illustrations/one-pane'
import { WindowDrawing } from '@/drawings/illustrations/window'
import { PageBody } from '@/features/page-blocks/page-body'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { CallActions } from '@/features/site/call-actions'
import { readCompany } from '@/services/content/company'
import { readPage } from '@/services/content/pages'
import { buttonClasses } from '@/ui/button'
import { PageOpening } from '@/ui/page/page-opening'
import { SectionTitle } from '@/ui/page/section-title'

const steps = ['measure', 'visit', 'swap'] as const

export const generateMetadata = metadataOf('glassReplacement')

export default async function GlassReplacementPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products' })
  const plate = await plateOf(
    'glass-replacement',
    locale,
    {
      kind: 'priced',
      work: { service: 'window_replacement' },
      size: { widthIn: 36, heightIn: 54 },
    },
    <ProductLinks links={await measuringLinks('window', locale)} />,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="glassReplacement" />
        {plate}
      </>
    )
  }
  const [company, page] = await Promise.all([
    readCompany(locale),
    readPage('glass-replacement', locale),
  ])
  return (
    <>
      <PageFacts locale={locale} page="glassReplacement" />
      <PageOpening
        title={page?.title || t('replacement.title')}
        lead={page?.intro || t('replacement.lead')}
        aside={<PagePicture locale={locale} name="replacement" drawing={<WindowDrawing />} />}
      >
        <Link
          href={localHref(locale, '/get-quote?serviceType=window_replacement')}
          className={buttonClasses('sun', 'large')}
        >
          {t('replacement.quote')}
        </Link>
        <OpeningLine
          locale={locale}
          work={{ service: 'window_replacement' }}
          example={{ widthIn: 36, heightIn: 54 }}
          thing="window"
          className="w-full"
        />
      </PageOpening>
      <section className="bg-stone py-20 lg:py-28">
        <div className="page">
          <SectionTitle title={t('replacement.compareTitle')} />
          <div className="mt-12 grid gap-px bg-rule-stone md:grid-cols-2">
            {(['flat', 'insulated'] as const).map((kind) => (
              <div key={kind} className="grid gap-6 bg-ground p-8 sm:grid-cols-[11rem_1fr] lg:p-12">
                {kind === 'flat' ? (
                  <OnePaneDrawing />
                ) : (
                  <InsulatedUnitDrawing className="max-h-56" />
                )}
                <div>
                  <h3 className="text-h3">{t(`replacement.${kind}.title`)}</h3>
                  <p className="mt-3 text-text-second">{t(`replacement.${kind}.text`)}</p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="page grid gap-10 py-20 lg:grid-cols-12 lg:gap-x-6 lg:py-28">
        <SectionTitle title={t('replacement.stepsTitle')} className="lg:col-span-4" />
        <ol className="lg:col-span-7 lg:col-start-6">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[3.5rem_1fr] border-t border-edge-mid py-6">
              <span
                aria-hidden="true"
                className="font-display text-title leading-none text-edge-mid"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{t(`replacement.steps.${step}.title`)}</h3>
                <p className="mt-1 text-text-second">{t(`replacement.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        {page?.body ? (
          <div className="lg:col-span-7 lg:col-start-6">
            <PageBody body={page.body} />
          </div>
        ) : null}
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
