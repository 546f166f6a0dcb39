import { worksHere } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { ServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { actorOf } from '../actor-of'
import { NavLink } from '../nav/nav-link'

/** The way to prices and how they change, for those who work here. */
export async function PricesLink({ user }: ServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officePrices' })
  if (!worksHere(actorOf(user))) return null
  return <NavLink href="/admin/prices">{t('link')}</NavLink>
}
