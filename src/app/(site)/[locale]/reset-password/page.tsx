import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { localHref, locales } from '@/config/locales'
import { safeReturnPath, withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { ResetPasswordForm } from '@/features/account/reset-password-form'
import { queryText } from '../../../query-text'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// The address of this page holds a secret: no other site may learn it.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'account.reset' })
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const query = await searchParams
  const from = safeReturnPath(query.from, localHref(locale, '/profile'))
  const t = await getTranslations({ locale, namespace: 'account.reset' })
  return (
    <AccountFrame locale={locale} title={t('title')} lead={t('lead')}>
      <AccountMessages locale={locale}>
        <ResetPasswordForm
          token={queryText(query.token)}
          from={from}
          forgotHref={localHref(locale, withReturnPath('/forgot-password', from))}
        />
      </AccountMessages>
    </AccountFrame>
  )
}
