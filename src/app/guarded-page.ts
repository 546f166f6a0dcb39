import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { guardAdmin, guardOffice, guardSignedIn } from '@/services/accounts/page-guard'
import type { GuardDecision } from '@/services/accounts/page-guard'
import type { Actor, ServiceContext } from '@/services/context'
import { contextForPage } from '@/services/request-context'

/** The page that is being guarded: its path without a language, with its query. */
type Page = { locale: Locale; path: string }
type Entered = { ctx: ServiceContext; actor: Actor }

/** Lets signed-in people in; a visitor goes to sign in and comes back here. */
export function enterSignedIn(page: Page): Promise<Entered> {
  return enter(page, guardSignedIn)
}

/** Lets the administrator in; anybody else who is signed in gets 'Access Denied' on his profile. */
export function enterAdmin(page: Page): Promise<Entered> {
  return enter(page, guardAdmin)
}

/** Lets in whoever works with customers: the office and the administrator. */
export function enterOffice(page: Page): Promise<Entered> {
  return enter(page, guardOffice)
}

async function enter(
  { locale, path }: Page,
  guard: (actor: Actor | null) => GuardDecision,
): Promise<Entered> {
  const ctx = await contextForPage(await headers())
  const decision = guard(ctx.actor)
  switch (decision.kind) {
    case 'enter':
      return { ctx, actor: decision.actor }
    case 'sign_in': {
      const from = encodeURIComponent(localHref(locale, path))
      return redirect(`${localHref(locale, '/login')}?from=${from}`)
    }
    case 'second_step':
      return redirect(localHref(locale, '/profile/security'))
    case 'access_denied':
      return redirect(`${localHref(locale, '/profile')}?denied=1`)
  }
}
