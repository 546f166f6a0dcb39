import { Suspense } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { publishedCompany } from '@/services/catalogue/published-company'
import { BeforeTheBuilder } from '@/features/quote-builder/before-the-builder'
import { QuoteBuilder } from '@/features/quote-builder/quote-builder'

export const generateMetadata = metadataOf('getQuote')

export default async function GetQuotePage(props: PageParams) {
  const locale = await localeOf(props)
  const { quote } = await getMessages({ locale })
  const company = await publishedCompany()
  const t = await getTranslations({ locale, namespace: 'quote' })
  return (
    <NextIntlClientProvider locale={locale} messages={{ quote }}>
      <PageFacts locale={locale} page="getQuote" />
      <Suspense
        fallback={
          <BeforeTheBuilder
            title={t('picker.title')}
            noScript={t('noScript', { phone: company.phone ?? '' })}
          />
        }
      >
        <QuoteBuilder company={company} />
      </Suspense>
    </NextIntlClientProvider>
  )
}
