import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import type { Locale } from '@/config/locales'
import { messagesOf } from '@/messages'

/** Hands the texts of the payment pages, and no others, to the browser. */
export function CheckoutMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { success, cancel, toasts, refusals } = messagesOf(locale).payment
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ payment: { success, cancel, toasts, refusals } }}
    >
      {children}
    </NextIntlClientProvider>
  )
}
