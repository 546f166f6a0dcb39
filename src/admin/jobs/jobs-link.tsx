import { worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { ServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { actorOf } from '../actor-of'
import { NavLink } from '../nav/nav-link'

/** The way to the board, for those who work with it. */
export async function JobsLink({ user }: ServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.board' })
  if (!worksWithCustomers(actorOf(user))) return null
  return <NavLink href="/admin/jobs-board">{t('link')}</NavLink>
}
