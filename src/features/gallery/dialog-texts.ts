import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { DialogTexts } from './project-dialog'

/** What the viewer of a project says, wherever it is opened from. */
export async function dialogTexts(locale: Locale): Promise<DialogTexts> {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  return {
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    category: t('category'),
    date: t('date'),
    discuss: t('discuss'),
    locale,
    quoteHref: localHref(locale, '/get-quote'),
  }
}
