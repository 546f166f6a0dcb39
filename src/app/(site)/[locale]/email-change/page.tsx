import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
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
  const t = await getTranslations({ locale, namespace: 'account.emailChange' })
  const lead = change === null ? t('leadUsed') : t(leads[change.side], { email: change.email })
  return (
    <AccountFrame locale={locale} title={t('title')} lead={lead}>
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

const leads = { old: 'leadOld', new: 'leadNew' } as const
