import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretForms, unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { timesPath } from '@/domain/booking/times-path'
import { CallLine } from '@/features/booking/call-line'
import { DetailsForm } from '@/features/booking/details-form'
import { SentTooOften } from '@/features/booking/sent-too-often'
import { VisitFacts } from '@/features/booking/visit-facts'
import { WhenLine } from '@/features/booking/when-line'
import { siteFormatter } from '@/i18n/site-formatter'
import { wholeTime } from '@/i18n/whole-time'
import { heldVisit } from '@/services/bookings/held-visit'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { contextForPage } from '@/services/request-context'
import { Alert } from '@/ui/alert'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('booking.details', secretForms)

type Props = PageWithQuery & { params: Promise<{ locale: string; token: string }> }

export default async function HeldVisitPage({ params, searchParams }: Props) {
  const locale = await localeOf({ params })
  const { token } = await params
  const held = await heldVisit({ ctx: await contextForPage(await headers()), token })
  if (held === null) notFound()
  if ('bookedAs' in held) redirect(localHref(locale, `/visit/${held.bookedAs}`))
  const rules = await readBooking()
  const { phone } = await readCompany(locale)
  const t = await getTranslations({ locale, namespace: 'booking.details' })
  const isTaken = queryText((await searchParams).taken) === '1'
  const time = wholeTime(
    siteFormatter(locale).dateTime(new Date(held.heldUntil), { timeStyle: 'short' }),
  )
  return (
    <div className="page grid gap-x-6 gap-y-12 py-12 lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-4">
        <WhenLine locale={locale} start={held.start} end={held.end} />
        {held.isHeld ? <p className="mt-6 text-text-second">{t('held', { time })}</p> : null}
        <a
          href={localHref(
            locale,
            timesPath({ zip: held.zip, hold: token, for: held.isForQuote ? 'quote' : undefined }),
          )}
          className="mt-2 inline-flex min-h-11 items-center text-link"
        >
          {t('another')}
        </a>
        <VisitFacts {...{ locale, rules }} className="mt-10 max-lg:hidden" />
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <h1 className="mb-8 text-title lg:text-h2">{t('title')}</h1>
        <SentTooOften locale={locale} />
        <div className="mb-8 grid gap-4 empty:hidden">
          {held.problems.length > 0 ? (
            <Alert title={t('wrong.title')}>{t(held.isHeld ? 'wrong.text' : 'wrong.look')}</Alert>
          ) : null}
          {isTaken ? <Alert title={t('taken.title')}>{t('taken.text')}</Alert> : null}
          {held.isHeld || isTaken ? null : (
            <Alert tone="notice" title={t('ended.title', { time })}>
              {t('ended.text')}
            </Alert>
          )}
        </div>
        <DetailsForm {...{ locale, token, held }} />
        <CallLine {...{ locale, phone }} className="mt-8 lg:hidden" />
        <VisitFacts {...{ locale, rules }} className="mt-14 lg:hidden" />
      </div>
    </div>
  )
}
