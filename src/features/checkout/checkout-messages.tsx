import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'

/** Hands the texts of the payment pages, and no others, to the browser. */
export function CheckoutMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <BrowserTexts
      locale={locale}
      pick={({ payment: { success, cancel, toasts, refusals, waiting } }) => ({
        payment: { success, cancel, toasts, refusals, waiting },
      })}
    >
      {children}
    </BrowserTexts>
  )
}
