import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { goalOf } from '@/app/goal-of'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { MailRequestForm } from '@/features/account/mail-request-form'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.forgot')

export default async function ForgotPasswordPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const from = goalOf(locale, await searchParams)
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
