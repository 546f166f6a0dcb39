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
import { RegisterForm } from '@/features/account/register-form'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'account.register' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function RegisterPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const from = safeReturnPath((await searchParams).from, localHref(locale, '/profile'))
  const { actor } = await contextForPage(await headers())
  if (actor !== null) redirect(from)

  const t = await getTranslations({ locale, namespace: 'account.register' })
  return (
    <AccountFrame locale={locale} title={t('title')} lead={t('lead')}>
      <AccountMessages locale={locale}>
        <RegisterForm from={from} next={localHref(locale, withReturnPath('/login?sent=1', from))} />
      </AccountMessages>
      <p className="mt-8 border-t border-rule pt-6">
        {t('haveAccount')}{' '}
        <Link
          href={localHref(locale, withReturnPath('/login', from))}
          className="inline-block py-2 font-semibold text-link"
        >
          {t('login')}
        </Link>
      </p>
    </AccountFrame>
  )
}
