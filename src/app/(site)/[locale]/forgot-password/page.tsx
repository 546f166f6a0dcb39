import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { localHref, locales } from '@/config/locales'
import { safeReturnPath, withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { MailRequestForm } from '@/features/account/mail-request-form'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'account.forgot' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function ForgotPasswordPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const from = safeReturnPath((await searchParams).from, localHref(locale, '/profile'))
  const t = await getTranslations({ locale, namespace: 'account.forgot' })
  return (
    <AccountFrame locale={locale} title={t('title')} lead={t('lead')}>
      <AccountMessages locale={locale}>
        <MailRequestForm kind="password" from={from} />
      </AccountMessages>
      <p className="mt-8 border-t border-rule pt-6">
        <Link
          href={localHref(locale, withReturnPath('/login', from))}
          className="inline-block py-2 text-link"
        >
          {t('back')}
        </Link>
      </p>
    </AccountFrame>
  )
}
