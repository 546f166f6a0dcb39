import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'
import { publicPage } from '@/config/public-pages'
import type { PublicPageKey } from '@/config/public-pages'
import { placesOf } from '@/domain/company/company-facts'
import { readCompany } from '@/services/content/company'
import { localeOf, pageMetadata } from './site-page'
import type { PageParams } from './site-page'

/** The metadata of a public page, whose title and description are in the messages. */
export function metadataOf(key: PublicPageKey) {
  return async (props: PageParams): Promise<Metadata> => {
    const locale = await localeOf(props)
    const t = await getTranslations({ locale, namespace: 'meta' })
    const { path, service } = publicPage(key)
    const places = placesOf(await readCompany(locale))
    return pageMetadata(locale, {
      path,
      title: t(`${key}.title`, places),
      description: t(`${key}.description`, places),
      picture: key,
      isLocal: service === true || key === 'services' || key === 'gallery',
    })
  }
}
