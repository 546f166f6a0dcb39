import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import type { Locale } from '@/config/locales'
import { messagesOf } from '@/messages'

/** Hands the account's texts, and no others, to the forms in the browser. */
export function AccountMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { account } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ account }}>
      {children}
    </NextIntlClientProvider>
  )
}
