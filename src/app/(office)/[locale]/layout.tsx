import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { env } from '@/config/env'
import { locales } from '@/config/locales'
import { fontVariables } from '@/ui/fonts'
import { Toaster } from '@/ui/toast'
import '@/ui/tokens.css'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const viewport: Viewport = { themeColor: '#faf8f4' }

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().SITE_URL) }
}

/** The frame of the shop's own screens: nothing of the site around them. */
export default async function OfficeLayout({ children, params }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <main id="content">{children}</main>
        <Toaster labels={{ region: t('toasts.region'), close: t('toasts.close') }} />
      </body>
    </html>
  )
}
