'use client'

import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import type { AccountTexts } from './account-area'
import type { SessionUser } from '@/client/session'
import { useLeave } from '@/client/use-leave'

type Props = { texts: AccountTexts; locale: Locale; user: SessionUser }

/** The account's entries in the phone's menu. */
export function SignedInLinks({ texts, locale, user }: Props) {
  const leave = useLeave(localHref(locale, '/'))
  const row = 'flex min-h-12 w-full items-center border-b border-rule text-left last:border-b-0'
  return (
    <div>
      <p className="py-2 text-small text-text-second">{user.email}</p>
      <Link href={localHref(locale, '/profile')} className={row}>
        {texts.profile}
      </Link>
      {user.role === 'admin' ? (
        <Link href={localHref(locale, '/crm-dashboard')} className={row}>
          {texts.crm}
        </Link>
      ) : null}
      {user.role === 'customer' ? null : (
        <Link href="/admin" prefetch={false} className={row}>
          {texts.admin}
        </Link>
      )}
      <button type="button" className={row} onClick={() => void leave(texts)}>
        {texts.logout}
      </button>
    </div>
  )
}
