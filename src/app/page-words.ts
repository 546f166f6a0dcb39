import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import type { Messages } from '@/messages'
import { localeOf, pageMetadata } from './site-page'
import type { PageParams } from './site-page'

/** The metadata of a page whose title and description are in the messages. */
export function metadataOf(key: keyof Messages['meta'], path: string) {
  return async (props: PageParams): Promise<Metadata> => {
    const locale = await localeOf(props)
    const t = await getTranslations({ locale, namespace: 'meta' })
    return pageMetadata(locale, path, {
      title: t(`${key}.title`),
      description: t(`${key}.description`),
    })
  }
}
