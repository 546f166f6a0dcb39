import { getTranslations } from 'next-intl/server'
import { PagePicture } from '@/app/page-picture'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { GuardSection } from '@/drawings/illustrations/guard-section'
import { StaircaseDrawing } from '@/drawings/illustrations/staircase'
import { plateOf } from '@/features/page-blocks/plates/plate-of'
import { ProductLinks } from '@/features/page-blocks/plates/product-links'
import { readCompany } from '@/services/content/company'
import { buttonClasses } from '@/ui/button'
import { ArrowLink } from '@/ui/page/arrow-link'
import { PageOpening } from '@/ui/page/page-opening'
import { SectionTitle } from '@/ui/page/section-title'
import { nightPhone } from '@/domain/company/service-clock'
import { CallLink } from '@/ui/call-link'

const kinds = ['channel', 'standoff', 'post'] as const

const others = [
  { key: 'quote', href: '/get-quote' },
  { key: 'windows', href: '/products/windows' },
  { key: 'replacement', href: '/products/glass-replacement' },
  { key: 'mirrors', href: '/products/mirrors' },
] as const

export const generateMetadata = metadataOf('staircases')

export default async function StaircasesPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'products.staircases' })
  const company = await readCompany(locale)
  const { phone, salesEmail } = company
  const night = nightPhone(company)
  const c = await getTranslations({ locale, namespace: 'common' })
  const links = others.map(({ key, href }) => ({ href: localHref(locale, href), text: t(key) }))
  const plate = await plateOf(
    'staircases',
    locale,
    { kind: 'visit', order: 'usual' },
    <>
      <section className="page grid gap-x-6 gap-y-4 pt-16 lg:grid-cols-12">
        <h2 className="text-title lg:col-span-5">{t('priceTitle')}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="max-w-[60ch] text-text-second">{t('priceText')}</p>
          {salesEmail === '' ? null : (
            <a
              href={`mailto:${salesEmail}`}
              className="mt-2 inline-flex min-h-11 items-center font-semibold break-all text-edge-mid underline underline-offset-4 hover:text-edge-ink"
            >
              {salesEmail}
            </a>
          )}
        </div>
      </section>
      <ProductLinks links={links} />
    </>,
  )
  if (plate !== null) {
    return (
      <>
        <PageFacts locale={locale} page="staircases" />
        {plate}
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="staircases" />
      <PageOpening
        title={t('title')}
        lead={t('lead')}
        aside={<PagePicture locale={locale} name="staircases" drawing={<StaircaseDrawing />} />}
      />
      <section className="bg-edge-ink py-20 text-ground lg:py-24">
        <div className="page grid gap-10 lg:grid-cols-12 lg:gap-x-6">
          <h2 className="text-title lg:col-span-5 lg:text-section">{t('priceTitle')}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="text-intro text-stone">{t('priceText')}</p>
            <p className="mt-8 flex flex-wrap gap-4">
              {phone === '' ? null : (
                <CallLink
                  phone={phone}
                  night={night && { ...night, text: c('strip.callAtNight', night) }}
                  className={buttonClasses('sun', 'large')}
                />
              )}
              {salesEmail === '' ? null : (
                <a
                  href={`mailto:${salesEmail}`}
                  className="inline-flex min-h-14 items-center rounded-glass border border-ground/80 px-7 font-semibold break-all hover:bg-ground hover:text-edge-ink"
                >
                  {salesEmail}
                </a>
              )}
            </p>
          </div>
        </div>
      </section>
      <section className="page py-20 lg:py-28">
        <SectionTitle title={t('kindsTitle')} />
        <ul className="mt-12 grid gap-8 lg:grid-cols-3 lg:gap-x-6">
          {kinds.map((kind, index) => (
            <li key={kind} className="border-t border-edge-mid pt-5">
              <GuardSection kind={kind} />
              <h3 className="mt-5 text-h3">
                <span className="sr-only">{index + 1}. </span>
                {t(`kinds.${kind}.title`)}
              </h3>
              <p className="mt-2 text-text-second">{t(`kinds.${kind}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="border-t border-rule">
        <div className="page flex flex-wrap items-center gap-x-12 gap-y-3 py-12">
          <h2 className="text-h4">{t('otherTitle')}</h2>
          {others.map(({ key, href }) => (
            <ArrowLink key={key} href={localHref(locale, href)}>
              {t(key)}
            </ArrowLink>
          ))}
        </div>
      </section>
    </>
  )
}
