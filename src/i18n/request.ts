import { getRequestConfig } from 'next-intl/server'
import { hasLocale } from 'next-intl'
import { defaultLocale, locales } from '@/config/locales'
import { catalogueOf } from '@/messages'
import { forNextIntl } from './for-next-intl'
import { timeZone } from './time-zone'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = hasLocale(locales, requested) ? requested : defaultLocale
  return { locale, messages: forNextIntl(catalogueOf(locale)), timeZone }
})
