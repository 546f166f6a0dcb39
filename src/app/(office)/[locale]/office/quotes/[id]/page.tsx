import { randomUUID } from 'node:crypto'
import { notFound, redirect } from 'next/navigation'
import { enterOffice } from '@/app/guarded-page'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { defaultLocale } from '@/config/locales'
import { shopDayOf } from '@/domain/job/shop-time'
import { OfficeDesk } from '@/features/office-quote/office-desk'
import { BrowserTexts } from '@/i18n/browser-texts'
import { timeZone } from '@/i18n/time-zone'
import { staffVerdictsOf } from '@/services/glass-rules/old-prices'
import { findOfficeQuote } from '@/services/office-quotes/office-quote'
import { startOfficeQuote } from '@/services/office-quotes/start-office-quote'
import { rowId } from '@/services/payments/own-payment'

export const dynamic = 'force-dynamic'

const measured = { measurements: 'final' } as const

export const generateMetadata = unlistedMetadata('officeQuote')

type Props = PageWithQuery & { params: Promise<{ locale: string; id: string }> }

/**
 * `/office/quotes/new`, begun from `?inquiry=`, `?customer=` or `?copy=`, or a quote by its id; with
 * `?measured` it is begun with the sizes that were found at the site. In English alone, like the admin.
 */
export default async function OfficeQuotePage({ params, searchParams }: Props) {
  const locale = await localeOf({ params })
  const { id } = await params
  const query = await searchParams
  const asked = (name: string) => rowId.safeParse(queryText(query[name])).data
  const path = `/office/quotes/${id}`
  if (locale !== defaultLocale) redirect(path)
  const { ctx, actor } = await enterOffice({ locale, path })
  const isMeasured = query.measured !== undefined
  const from = {
    inquiryId: asked('inquiry'),
    customerId: asked('customer'),
    copyOf: asked('copy'),
  }
  const { quote, start } = id === 'new' ? await begun() : await opened()
  const { inquiryId, ...form } = start
  return (
    <BrowserTexts
      locale={locale}
      pick={({ officeQuote, quote: texts, serviceCatalogue }) => ({
        officeQuote,
        serviceCatalogue,
        quote: {
          cures: texts.cures,
          dimension: texts.dimension,
          errors: texts.errors,
          general: texts.general,
          hardware: texts.hardware,
          replacement: texts.replacement,
          ruler: texts.ruler,
          sheet: texts.sheet,
          shower: texts.shower,
          verdicts: texts.verdicts,
        },
      })}
    >
      <OfficeDesk
        key={quote?.id ?? 'new'}
        {...{ quote, inquiryId, isMeasured }}
        start={form}
        requestKey={randomUUID()}
        role={actor.role}
        today={shopDayOf(ctx.now(), timeZone)}
      />
    </BrowserTexts>
  )

  async function begun() {
    const begin = await startOfficeQuote({ ctx, from })
    if (begin === null) notFound()
    return { quote: null, start: begin }
  }

  async function opened() {
    const known = rowId.safeParse(id)
    const found = known.success ? await findOfficeQuote(ctx, known.data) : null
    if (!found?.ok) notFound()
    const { caller, jobSite, internalNote, followUpOn, draft, isDraft, jobId } = found.quote
    // what is being typed stays as typed
    const asMeasured = isMeasured && jobId !== null && !isDraft ? measured : {}
    const start = {
      caller,
      jobSite,
      internalNote,
      followUpOn,
      draft: { ...draft, ...asMeasured },
      inquiryId: null,
    }
    const staffVerdicts = await staffVerdictsOf(ctx, draft)
    return { quote: { ...found.quote, staffVerdicts }, start }
  }
}
