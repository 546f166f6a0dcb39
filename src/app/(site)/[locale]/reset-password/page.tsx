import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { goalOf } from '@/app/goal-of'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { ResetPasswordForm } from '@/features/account/reset-password-form'
import { opensReset } from '@/services/accounts/opens-reset'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.reset', secretAddress)

export default async function ResetPasswordPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const query = await searchParams
  const from = goalOf(locale, query)
  const token = queryText(query.token)
  const isGood = await opensReset(await contextForPage(await headers()), token)
  const t = await getTranslations({ locale, namespace: 'account.reset' })
  return (
    <AccountFrame locale={locale} title={t('title')} lead={t('lead')}>
      <AccountMessages locale={locale}>
        <ResetPasswordForm
          {...{ token, from, isGood }}
          forgotHref={localHref(locale, withReturnPath('/forgot-password', from))}
        />
      </AccountMessages>
    </AccountFrame>
  )
}
