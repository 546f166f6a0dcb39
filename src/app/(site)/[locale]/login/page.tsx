import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { headers } from 'next/headers'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { localHref, locales } from '@/config/locales'
import { safeReturnPath, withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { LoginForm } from '@/features/account/login-form'
import { contextForPage } from '@/services/request-context'
import { Alert } from '@/ui/alert'
import { queryText } from '../../../query-text'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'account.login' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const query = await searchParams
  const from = safeReturnPath(query.from, localHref(locale, '/profile'))
  const { actor } = await contextForPage(await headers())
  if (actor !== null) redirect(from)

  const t = await getTranslations({ locale, namespace: 'account' })
  const link = (path: string) => localHref(locale, withReturnPath(path, from))
  return (
    <AccountFrame locale={locale} title={t('login.title')} lead={t('login.lead')}>
      {queryText(query.sent) === '1' ? (
        <div className="mb-8">
          <Alert tone="done" title={t('checkMail.title')}>
            {t('checkMail.text')}
          </Alert>
        </div>
      ) : null}
      <AccountMessages locale={locale}>
        <LoginForm from={from} />
      </AccountMessages>
      <p className="mt-6">
        <Link href={link('/forgot-password')} className="inline-block py-2 text-link">
          {t('login.forgot')}
        </Link>
      </p>
      <p className="mt-6 border-t border-rule pt-6">
        {t('login.noAccount')}{' '}
        <Link href={link('/register')} className="inline-block py-2 font-semibold text-link">
          {t('login.register')}
        </Link>
      </p>
    </AccountFrame>
  )
}
