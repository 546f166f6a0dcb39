import { worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { actorOf } from '../actor-of'

/** The way to the board, for those who work with it. */
export async function JobsLink({ user }: ServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.board' })
  if (!worksWithCustomers(actorOf(user))) return null
  return (
    <Link href="/admin/jobs-board" className="nav__link" prefetch={false}>
      <span className="nav__link-label">{t('link')}</span>
    </Link>
  )
}
