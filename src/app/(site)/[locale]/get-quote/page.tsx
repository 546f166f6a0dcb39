import { getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { env } from '@/config/env'
import { BrowserTexts } from '@/i18n/browser-texts'
import { nightPhone } from '@/domain/company/service-clock'
import { readCompany } from '@/services/content/company'
import { readPostList } from '@/services/content/posts'
import { measuringPost } from '@/domain/content/measuring-post'
import { OfficeLine } from '@/ui/office-line'
import { QuoteBuilder } from '@/features/quote-builder/quote-builder'

export const generateMetadata = metadataOf('getQuote')

export default async function GetQuotePage(props: PageParams) {
  const locale = await localeOf(props)
  const company = await readCompany(locale)
  const posts = await readPostList(locale)
  const { name, phone, salesEmail, address, warranty, cancellation } = company
  const t = await getTranslations({ locale, namespace: 'quote' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  return (
    <BrowserTexts
      locale={locale}
      pick={({ quote, serviceCatalogue, job: { progress } }) => ({
        ...{ quote, serviceCatalogue },
        job: { progress },
      })}
    >
      <PageFacts locale={locale} page="getQuote" />
      <noscript>
        <p className="page max-w-xl pt-8">
          {phone === '' ? t('noScriptPlain') : t('noScript', { phone })}
        </p>
      </noscript>
      {phone === '' || night === null ? null : (
        <p className="picker-office page pt-3 text-small text-text-second max-sm:text-caption max-sm:tracking-tight lg:text-right">
          <OfficeLine phone={phone} office={c('officeOpens.office')} />
        </p>
      )}
      <QuoteBuilder
        company={{
          name,
          phone: phone || null,
          nightPhone: night?.phone ?? null,
          salesEmail: salesEmail || env().SALES_EMAIL || null,
          addressLine: address.full || null,
          warranty: warranty || null,
          cancellation: cancellation || null,
          measuring: {
            shower: measuringPost(posts, 'shower'),
            window: measuringPost(posts, 'window'),
          },
        }}
      />
    </BrowserTexts>
  )
}
