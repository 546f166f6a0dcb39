import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'

/** How a service is called: the builder's codes in words, anything else as it was written. */
export async function serviceName(code: string): Promise<string> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'account.quotes.services' })
  const key = code as Parameters<typeof t>[0]
  return t.has(key) ? t(key) : code
}
