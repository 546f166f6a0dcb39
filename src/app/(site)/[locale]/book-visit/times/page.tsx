import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { isBookedRefusal, isHoldRefusal } from '@/domain/booking/hold-refusals'
import { timesPath } from '@/domain/booking/times-path'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import { AreaWeeks } from '@/features/booking/area-weeks'
import { ChooseTime } from '@/features/booking/choose-time'
import { SentTooOften } from '@/features/booking/sent-too-often'
import { ZipForm } from '@/features/booking/zip-form'
import { freeVisits } from '@/services/bookings/free-visits'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { contextForPage } from '@/services/request-context'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'
import { PhoneLink } from '@/ui/phone-link'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('booking.times')

/** What is free for a ZIP code at this moment: rendered for each visitor, from no cache. */
export default async function FreeTimesPage(props: PageWithQuery) {
  const locale = await localeOf(props)
  const query = await props.searchParams
  const t = await getTranslations({ locale, namespace: 'booking' })
  const { phone } = await readCompany(locale)
  const rules = await readBooking()
  const typed = queryText(query.zip)
  const named = queryText(query.about)
  const about = isVisitSubject(named) ? named : undefined
  const instead = queryText(query.hold)
  const isForQuote = queryText(query.for) === 'quote'
  const forQuote = isForQuote && ({ for: 'quote' } as const)
  const refused = queryText(query.refused)
  const wasBooked = isBookedRefusal(refused)
  const free = await freeVisits({ ctx: await contextForPage(await headers()), zip: typed })
  // the page before it says whom to call
  if (!free.ok && free.kind === 'closed' && !wasBooked) redirect(localHref(locale, '/book-visit'))
  // a form that was sent empty names its field, too
  const isAsked = query.zip !== undefined
  const error = free.ok || !isAsked ? undefined : t(`refused.${free.kind}`)
  return (
    <div className="page pt-12 pb-20 lg:pt-18 lg:pb-28">
      <h1 className="text-opening md:text-h1">{t('times.title')}</h1>
      {free.ok ? (
        <details className="group/zip mt-4 mb-8 lg:mb-10">
          <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-5 text-intro text-text-second [&::-webkit-details-marker]:hidden">
            {t('times.for', { area: free.area ?? 'none', zip: free.zip })}
            <span className="text-base font-semibold text-edge-mid underline underline-offset-4">
              {t('zip.change')}
            </span>
          </summary>
          <div className="mt-4">
            <ZipForm {...{ locale, about, isForQuote }} zip={typed} look="again" />
          </div>
        </details>
      ) : (
        <div className="mt-8 mb-10">
          <ZipForm {...{ locale, about, isForQuote, error }} zip={typed} />
        </div>
      )}
      <SentTooOften locale={locale} />
      {wasBooked || (isHoldRefusal(refused) && free.ok) ? (
        <div className="mb-10">
          <Alert title={t(wasBooked ? 'refused.titleBooked' : 'refused.title')}>
            {t(`refused.${refused}`)} {wasBooked && free.ok ? t('refused.again') : null}
          </Alert>
        </div>
      ) : null}
      {free.ok ? (
        <ChooseTime
          locale={locale}
          days={free.days}
          asked={queryText(query.day)}
          hrefOf={(day) =>
            localHref(locale, timesPath({ zip: free.zip, about, hold: instead, day, ...forQuote }))
          }
          form={{
            action: '/api/visits/hold',
            fields: {
              zip: free.zip,
              ...(about && { about }),
              ...(instead && { instead }),
              ...forQuote,
            },
            lead: t('times.holdLead', { minutes: rules.holdMinutes }),
          }}
          phone={phone}
        />
      ) : rules.isOpen ? (
        <section className="max-w-4xl">
          {error && free.kind === 'zipNowhere' ? (
            <div className="mb-14 flex flex-wrap gap-4">
              {phone ? <PhoneLink phone={phone} className={buttonClasses('ink', 'large')} /> : null}
              <a href={localHref(locale, '/contact')} className={buttonClasses('outline', 'large')}>
                {t('closed.write')}
              </a>
            </div>
          ) : null}
          <h2 className="text-h3 lg:text-title">{t('where.title')}</h2>
          <p className="mt-4 mb-8 max-w-[52ch] text-text-second">{t('where.lead')}</p>
          <AreaWeeks locale={locale} rules={rules} />
        </section>
      ) : null}
    </div>
  )
}
