import { getTranslations } from 'next-intl/server'
import { goalOf } from '@/app/goal-of'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { withReturnPath } from '@/domain/account/safe-return-path'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { VerifyEmailPanel } from '@/features/account/verify-email-panel'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.verify', secretAddress)

export default async function VerifyEmailPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const query = await searchParams
  const from = goalOf(locale, query)
  const t = await getTranslations({ locale, namespace: 'account.verify' })
  return (
    <AccountFrame locale={locale} title={t('title')} lead={t('lead')}>
      <AccountMessages locale={locale}>
        <VerifyEmailPanel
          token={queryText(query.token)}
          from={from}
          loginHref={localHref(locale, withReturnPath('/login', from))}
        />
      </AccountMessages>
    </AccountFrame>
  )
}
