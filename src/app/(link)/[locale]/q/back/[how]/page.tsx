import { notFound } from 'next/navigation'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { ClosedLink, ReachShop } from '@/features/quote-link/closed-link'
import { ReturnPanel } from '@/features/quote-link/return-panel'
import { BrowserTexts } from '@/i18n/browser-texts'
import { translatorOf } from '@/i18n/translator'
import { readCompany } from '@/services/content/company'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('link.back', secretAddress)

type Props = PageWithQuery & { params: Promise<{ locale: string; how: string }> }

const ways = ['paid', 'cancelled'] as const

export default async function BackFromPaymentPage({ params, searchParams }: Props) {
  const locale = await localeOf({ params })
  const asked = (await params).how
  const how = ways.find((way) => way === asked)
  if (how === undefined) notFound()
  const query = await searchParams
  const { phone } = await readCompany(locale)
  const ids = Object.fromEntries(
    ['session_id', 'quote_id', 'payment_id'].flatMap((name) => {
      const value = queryText(query[name])
      return value ? [[name, value]] : []
    }),
  )
  return (
    <BrowserTexts locale={locale} pick={({ link }) => ({ link })}>
      <ReturnPanel
        how={how}
        query={ids}
        lost={<ClosedLink locale={locale} more={translatorOf(locale, 'link.return')('lost')} />}
        reach={<ReachShop {...{ locale, phone }} />}
      />
    </BrowserTexts>
  )
}
