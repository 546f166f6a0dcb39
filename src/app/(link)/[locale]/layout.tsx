import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { env } from '@/config/env'
import { locales } from '@/config/locales'
import { QuietHeader } from '@/features/site/quiet-header'
import { ServiceClock } from '@/features/site/service-clock'
import { readCompany } from '@/services/content/company'
import { fontVariables } from '@/ui/fonts'
import { Toaster } from '@/ui/toast'
import '@/ui/tokens.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const viewport: Viewport = { themeColor: '#faf8f4', viewportFit: 'cover' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const { name } = await readCompany(locale)
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: name, template: `%s · ${name}` },
  }
}

/**
 * The frame of what a link in a letter opens: whose page it is and in which language, and nothing of the
 * site around it, so that nothing is fetched ahead, covered by the chat or led away to.
 */
export default async function LinkLayout({ children, params }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'common' })
  const company = await readCompany(locale)
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body className="flex flex-col">
        <ServiceClock locale={locale} />
        <QuietHeader locale={locale} company={company} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Toaster labels={{ region: t('toasts.region'), close: t('toasts.close') }} />
      </body>
    </html>
  )
}
