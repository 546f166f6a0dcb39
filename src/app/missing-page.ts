import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { readCompany } from '@/services/content/company'

/** What the title of an address says where there is no page. */
export async function missingPageMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'common.notFound' })
  const { name } = await readCompany(locale)
  return { title: { absolute: `${t('title')} · ${name}` }, description: t('text') }
}
