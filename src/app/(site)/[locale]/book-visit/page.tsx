import { getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { EmptyOpeningDrawing } from '@/drawings/illustrations/empty-opening'
import { AreaWeeks } from '@/features/booking/area-weeks'
import { VisitFacts } from '@/features/booking/visit-facts'
import { ZipForm } from '@/features/booking/zip-form'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import { PageOpening } from '@/ui/page/page-opening'

export const generateMetadata = metadataOf('bookVisit')

/** What a visit is and where it can be booked; times are free or taken on the page behind it. */
export default async function BookVisitPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'booking' })
  const rules = await readBooking()
  const { phone } = await readCompany(locale)
  if (!rules.isOpen) {
    return (
      <>
        <PageFacts locale={locale} page="bookVisit" />
        <PageOpening title={t('closed.title')} lead={t('closed.text', { phone: phone || 'none' })}>
          <a href={localHref(locale, '/contact')} className={buttonClasses('sun', 'large')}>
            {t('closed.write')}
          </a>
        </PageOpening>
      </>
    )
  }
  return (
    <>
      <PageFacts locale={locale} page="bookVisit" />
      <PageOpening
        above={
          <DimensionLine className="text-base">
            {t('above', { minutes: rules.lengthMinutes })}
          </DimensionLine>
        }
        title={t('title')}
        lead={t('lead')}
        tone="tint"
        aside={<EmptyOpeningDrawing figure="?" className="mx-auto max-w-130 max-md:hidden" />}
      >
        <ZipForm locale={locale} />
      </PageOpening>
      <div className="page grid gap-x-6 gap-y-16 py-20 lg:grid-cols-12 lg:py-28">
        <section className="lg:col-span-7">
          <h2 className="text-title lg:text-h2">{t('where.title')}</h2>
          <p className="mt-4 mb-10 max-w-[52ch] text-text-second">{t('where.lead')}</p>
          <AreaWeeks locale={locale} rules={rules} />
        </section>
        <VisitFacts {...{ locale, rules }} className="lg:col-span-4 lg:col-start-9" />
      </div>
    </>
  )
}
