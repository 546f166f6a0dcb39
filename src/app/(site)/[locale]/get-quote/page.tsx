import type { Metadata } from 'next'
import { Suspense } from 'react'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { locales } from '@/config/locales'
import { publishedCompany } from '@/services/catalogue/published-company'
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
  return (
    <NextIntlClientProvider locale={locale} messages={{ quote }}>
      <Suspense>
        <QuoteBuilder company={company} />
      </Suspense>
    </NextIntlClientProvider>
  )
}
