import type { Locale } from '@/config/locales'
import type { Messages } from '@/messages'

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- next-intl is told by declaration merging
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
