import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CompanyFacts } from '@/app/structured-data/company-facts'
import { locales } from '@/config/locales'
import { env } from '@/config/env'
import { nightPhone } from '@/domain/company/service-clock'
import { AssistantLauncher } from '@/features/assistant/assistant-launcher'
import { PreviewNotice } from '@/features/preview/preview-notice'
import { FirstPageMark } from '@/features/site/first-page-mark'
import { SiteFooter } from '@/features/site/site-footer'
import { SiteHeader } from '@/features/site/site-header'
import { missingPartScript } from '@/policy/own-scripts.mjs'
import { placesOf } from '@/domain/company/company-facts'
import { ServiceClock } from '@/features/site/service-clock'
import { readCompany } from '@/services/content/company'
import { fontVariables } from '@/ui/fonts'
import { RunWhileParsed } from '@/ui/run-while-parsed'
import { Toaster } from '@/ui/toast'
import '@/ui/tokens.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** Nothing is rendered while building: a build needs no database. */
export function generateStaticParams() {
  return []
}

export const viewport: Viewport = { themeColor: '#faf8f4' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const company = await readCompany(locale)
  const places = placesOf(company)
  const meta = await getTranslations({ locale, namespace: 'meta.home' })
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: meta('title', places), template: `%s · ${company.name}` },
    description: meta('description', places),
  }
}

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'common' })
  const company = await readCompany(locale)
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body className="flex flex-col">
        <RunWhileParsed code={missingPartScript} />
        <FirstPageMark />
        <ServiceClock locale={locale} />
        <CompanyFacts company={company} />
        <a
          href="#content"
          className="sr-only z-50 bg-edge-ink px-4 py-3 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skipToContent')}
        </a>
        <SiteHeader locale={locale} company={company} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter locale={locale} company={company} />
        <AssistantLauncher
          locale={locale}
          label={t('assistant.open')}
          company={{
            name: company.name,
            phone: company.phone,
            nightPhone: nightPhone(company)?.phone ?? null,
          }}
        />
        <PreviewNotice locale={locale} />
        <Toaster labels={{ region: t('toasts.region'), close: t('toasts.close') }} />
      </body>
    </html>
  )
}
