import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { WorkTexts } from './work-view'

/** What stands around a work; figures take their places in the browser. */
export async function workTexts(locale: Locale): Promise<WorkTexts> {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const later = (name: string) => `{${name}}`
  return {
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    discuss: t('discuss'),
    price: t('price'),
    showSizes: t('showSizes'),
    hideSizes: t('hideSizes'),
    door: t('door'),
    range: t('range', { first: later('first'), last: later('last'), count: later('count') }),
    rangeOne: t('rangeOne', { first: later('first'), count: later('count') }),
    of: t('of', { number: later('number'), count: later('count') }),
    quoteHref: localHref(locale, '/get-quote'),
  }
}
