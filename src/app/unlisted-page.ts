import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { locales } from '@/config/locales'
import type { PageParams } from './site-page'

type Words =
  | `account.${'emailChange' | 'forgot' | 'login' | 'profile' | 'register' | 'reset' | 'verify'}`
  | `payment.${'cancel' | 'success'}`
  | 'crm'
  | 'link'
  | 'link.back'
  | 'officeQuote'
  | 'security'
  | `booking.${'times' | 'details' | 'visit'}`

/** The metadata of a page that search engines leave out; its title is in the messages. */
export function unlistedMetadata(namespace: Words, more: Metadata = {}) {
  return async ({ params }: PageParams): Promise<Metadata> => {
    const { locale } = await params
    if (!hasLocale(locales, locale)) return {}
    const t = await getTranslations({ locale, namespace })
    return { title: t('metaTitle'), robots: { index: false }, ...more }
  }
}

/** For a page whose address holds a secret: no other site may learn it. */
export const secretAddress: Metadata = { referrer: 'no-referrer' }

/** The same where the page sends forms, whose answer has to see that they are the site's own. */
export const secretForms: Metadata = { referrer: 'same-origin' }
