import { headers } from 'next/headers'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { localHref } from '@/config/locales'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountMessages } from '@/features/account/account-messages'
import { EmailChangePanel } from '@/features/account/email-change-panel'
import { shownChange } from '@/services/email-change/find-change'
import { contextForPage } from '@/services/request-context'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.emailChange', secretAddress)

export default async function EmailChangePage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const token = queryText((await searchParams).token)
  const change = await shownChange(await contextForPage(await headers()), token)
  return (
    <AccountFrame locale={locale}>
      <AccountMessages locale={locale}>
        <EmailChangePanel
          token={token}
          change={change}
          profileHref={localHref(locale, '/profile')}
          forgotHref={localHref(locale, '/forgot-password')}
        />
      </AccountMessages>
    </AccountFrame>
  )
}
