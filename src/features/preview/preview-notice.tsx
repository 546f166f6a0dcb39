import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { env } from '@/config/env'
import { isPreviewing } from '@/services/content/previewing'
import { LazyPreviewBar } from './lazy-preview-bar'

/** On every page, and nothing to everybody but staff in a preview. */
export async function PreviewNotice({ locale }: { locale: Locale }) {
  if (!(await isPreviewing())) return null
  const t = await getTranslations({ locale, namespace: 'common.preview' })
  return <LazyPreviewBar serverUrl={env().SITE_URL} text={t('text')} leaveText={t('leave')} />
}
