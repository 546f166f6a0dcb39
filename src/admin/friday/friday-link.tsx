import { worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { ServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { actorOf } from '../actor-of'
import { NavLink } from '../nav/nav-link'

/** The way to what became of quotes, for those who work with customers. */
export async function FridayLink({ user }: ServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeFriday' })
  if (!worksWithCustomers(actorOf(user))) return null
  return <NavLink href="/admin/friday">{t('link')}</NavLink>
}
