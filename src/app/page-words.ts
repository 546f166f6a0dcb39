import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { publicPage } from '@/config/public-pages'
import type { PublicPageKey } from '@/config/public-pages'
import { localeOf, pageMetadata } from './site-page'
import type { PageParams } from './site-page'

/** The metadata of a public page, whose title and description are in the messages. */
export function metadataOf(key: PublicPageKey) {
  return async (props: PageParams): Promise<Metadata> => {
    const locale = await localeOf(props)
    const t = await getTranslations({ locale, namespace: 'meta' })
    const { path, service } = publicPage(key)
    return pageMetadata(locale, {
      path,
      title: t(`${key}.title`),
      description: t(`${key}.description`),
      picture: key,
      isLocal: service === true || key === 'services' || key === 'gallery',
    })
  }
}
