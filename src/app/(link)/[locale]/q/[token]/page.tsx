import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { LinkPage } from '@/features/quote-link/link-page'
import { SharedPage } from '@/features/quote-link/shared-page'
import { returns } from '@/features/quote-link/returned'
import { localHref } from '@/config/locales'
import { bookPath } from '@/domain/booking/book-path'
import { orderKindOf } from '@/domain/booking/order-kind'
import { nightPhone as nightPhoneOf } from '@/domain/company/service-clock'
import { daysOfPaper } from '@/services/bookings/days-of-paper'
import { visitOfQuote } from '@/services/bookings/own-visits'
import { expectedDates } from '@/services/bookings/expected-dates'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { progressOf } from '@/services/jobs/progress-of'
import { openLink } from '@/services/links/open-link'
import { openShared } from '@/services/shared-estimates/open-shared'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('link', secretAddress)

type Props = PageWithQuery & { params: Promise<{ locale: string; token: string }> }

export default async function QuoteOfLinkPage({ params, searchParams }: Props) {
  const locale = await localeOf({ params })
  const { token } = await params
  const ctx = await contextForPage(await headers())
  const company = await readCompany(locale)
  const nightPhone = nightPhoneOf(company)?.phone ?? null
  const quote = await openLink({ ctx, token })
  if (quote === null) {
    const shared = await openShared({ ctx, token })
    if (shared === null) notFound()
    const dates = await expectedDates(ctx, orderKindOf(shared.request.serviceType))
    return <SharedPage {...{ locale, shared, nightPhone, dates }} />
  }
  const progress = (await progressOf({ ctx, quoteIds: [quote.id] })).get(quote.id) ?? null
  const visit = await visitOfQuote(ctx, quote.id)
  const days = await daysOfPaper(ctx, quote.paper)
  const query = await searchParams
  const returned = returns.find((one) => queryText(query[one]) === '1') ?? null
  const endsReminders = queryText(query.reminders) === 'off'
  const { cancellation } = company
  const booking = await readBooking()
  const { customer, pieces } = quote.paper
  const work = { address: customer.jobSite, serviceType: pieces[0]?.serviceType }
  const bookHref = booking.isOpen ? localHref(locale, bookPath(work)) : null
  return (
    <LinkPage
      {...{ locale, token, quote, progress, returned, endsReminders, nightPhone, cancellation }}
      {...{ bookHref, days, visit }}
    />
  )
}
