import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { goalOf } from '@/app/goal-of'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { RegisterForm } from '@/features/account/register-form'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.register')

export default async function RegisterPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const from = goalOf(locale, await searchParams)
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
