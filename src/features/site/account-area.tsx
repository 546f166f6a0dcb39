'use client'

import { useSyncExternalStore } from 'react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { Locale } from '@/config/locales'
import { localHref } from '@/config/locales'
import { classNames } from '@/ui/class-names'
import { SignedInLinks } from './signed-in-links'
import { useSession } from '@/client/session'

export type AccountTexts = {
  label: string
  login: string
  register: string
  profile: string
  crm: string
  admin: string
  logout: string
  loading: string
  loggedOutTitle: string
  loggedOutText: string
  logoutError: string
}

type Props = {
  texts: AccountTexts
  locale: Locale
  /** In the phone's menu: one under the other. */
  stacked?: boolean
}

const ProfileMenu = dynamic(() => import('./profile-menu').then((module) => module.ProfileMenu), {
  ssr: false,
})

/** Login and Register, or the signed-in person's menu. */
export function AccountArea({ texts, locale, stacked = false }: Props) {
  const session = useSession()
  const here = useAddress()
  if (session.status === 'loading') {
    return stacked ? <p className="py-3 text-text-second">{texts.loading}</p> : <Kept {...texts} />
  }
  if (session.user !== null) {
    return stacked ? (
      <SignedInLinks texts={texts} locale={locale} user={session.user} />
    ) : (
      <ProfileMenu texts={texts} locale={locale} user={session.user} />
    )
  }
  const from = here === '' ? '' : `?from=${encodeURIComponent(here)}`
  return (
    <ul className={classNames('flex', stacked ? 'gap-3' : 'gap-6')}>
      {(['login', 'register'] as const).map((key) => (
        <li key={key} className={stacked ? 'flex-1' : undefined}>
          <Link
            href={`${localHref(locale, `/${key}`)}${from}`}
            className={classNames(
              'flex items-center',
              stacked
                ? 'min-h-11 justify-center rounded-glass border border-edge-mid font-semibold hover:bg-edge-tint'
                : 'min-h-11 hover:underline',
            )}
          >
            {texts[key]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The room that the two links take, so that nothing moves when they come. */
function Kept({ login, register }: Pick<AccountTexts, 'login' | 'register'>) {
  return (
    <p aria-hidden="true" className="invisible flex gap-6">
      <span>{login}</span>
      <span>{register}</span>
    </p>
  )
}

/** Where the visitor is, to come back to after signing in; nothing on the account's own pages. */
function useAddress(): string {
  const pathname = usePathname()
  const search = useSyncExternalStore(
    () => () => undefined,
    () => window.location.search,
    () => '',
  )
  const own = [
    '/login',
    '/register',
    '/verify-email',
    '/email-change',
    '/forgot-password',
    '/reset-password',
  ]
  if (pathname === '/' || own.some((page) => pathname.endsWith(page))) return ''
  return `${pathname}${search}`
}
