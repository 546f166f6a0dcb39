import { isAdmin } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { ServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { actorOf } from '../actor-of'
import { NavLink } from '../nav/nav-link'

/** The way to what the site does by itself, for administrators. */
export async function BackgroundLink({ user }: ServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeBackground' })
  if (!isAdmin(actorOf(user))) return null
  return <NavLink href="/admin/background">{t('link')}</NavLink>
}
