import type { Metadata } from 'next'
import { Suspense } from 'react'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { locales } from '@/config/locales'
import { publishedCompany } from '@/services/catalogue/published-company'
import { BeforeTheBuilder } from '@/features/quote-builder/before-the-builder'
import { QuoteBuilder } from '@/features/quote-builder/quote-builder'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'quote.meta' })
  return { title: t('title'), description: t('description') }
}

export default async function GetQuotePage({ params }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const { quote } = await getMessages({ locale })
  const company = await publishedCompany()
  const t = await getTranslations({ locale, namespace: 'quote' })
  return (
    <NextIntlClientProvider locale={locale} messages={{ quote }}>
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
