import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { isAdmin } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { BeforeListTableServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { mayExport } from '@/services/exports/may-export'
import { actorOf } from '../actor-of'
import { ExportLink } from './export-link'

/** Above a list: what it shows, as a table for a spreadsheet, for those who may take it along. */
export async function ExportList({ collectionConfig, user }: BeforeListTableServerProps) {
  if (!mayExport(actorOf(user), collectionConfig)) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeInOut' })
  const takesIn = collectionConfig.slug === slugs.customers && isAdmin(actorOf(user))
  return (
    <p className="office-take">
      {takesIn ? <Link href="/admin/import-customers">{t('import.link')}</Link> : null}
      <ExportLink list={collectionConfig.slug} text={t('export')} />
    </p>
  )
}
