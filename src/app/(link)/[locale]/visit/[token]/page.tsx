import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretForms, unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { isChangeRefusal } from '@/domain/booking/hold-refusals'
import { ChooseTime } from '@/features/booking/choose-time'
import { saidIn, VisitPage } from '@/features/booking/visit-page'
import { freeVisits } from '@/services/bookings/free-visits'
import { openVisit } from '@/services/bookings/open-visit'
import { readCompany } from '@/services/content/company'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('booking.visit', secretForms)

type Props = PageWithQuery & { params: Promise<{ locale: string; token: string }> }

export default async function BookedVisitPage({ params, searchParams }: Props) {
  const locale = await localeOf({ params })
  const { token } = await params
  const ctx = await contextForPage(await headers())
  const visit = await openVisit({ ctx, token })
  if (visit === null) notFound()
  const query = await searchParams
  const t = await getTranslations({ locale, namespace: 'booking' })
  const { phone } = await readCompany(locale)
  const why = queryText(query.refused)
  const isMoving = visit.isChangeable && queryText(query.move) === '1'
  const free = isMoving ? await freeVisits({ ctx, zip: visit.zip, exceptVisit: visit.id }) : null
  return (
    <VisitPage
      {...{ locale, token, visit, phone }}
      said={saidIn(queryText(query.said))}
      refused={isChangeRefusal(why) ? t(`visit.refused.${why}`, { phone: phone || 'none' }) : null}
    >
      {free?.ok ? (
        <section id="other-times" className="mt-16 border-t border-rule pt-12">
          <h2 className="mb-10 text-title lg:text-h2">{t('times.titleMove')}</h2>
          <ChooseTime
            locale={locale}
            days={free.days}
            asked={queryText(query.day)}
            hrefOf={(day) =>
              `${localHref(locale, `/visit/${token}`)}?${new URLSearchParams({ move: '1', day }).toString()}`
            }
            own={{ start: visit.start, end: visit.end }}
            form={{ action: '/api/visits/move', fields: { token }, lead: t('times.move') }}
            phone={phone}
          />
        </section>
      ) : null}
    </VisitPage>
  )
}
