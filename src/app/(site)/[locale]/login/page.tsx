import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { goalOf } from '@/app/goal-of'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { LoginForm } from '@/features/account/login-form'
import { OneStepLeft } from '@/features/account/one-step-left'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.login')

export default async function LoginPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const query = await searchParams
  const from = goalOf(locale, query)
  const { actor } = await contextForPage(await headers())
  if (actor !== null) redirect(from)

  const t = await getTranslations({ locale, namespace: 'account' })
  const link = (path: string) => localHref(locale, withReturnPath(path, from))
  return (
    <AccountFrame locale={locale} title={t('login.title')} lead={t('login.lead')}>
      <AccountMessages locale={locale}>
        {queryText(query.sent) === '1' ? <OneStepLeft /> : null}
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
