import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'

/** Hands the account's texts, and no others, to the forms in the browser. */
export function AccountMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <BrowserTexts locale={locale} pick={({ account }) => ({ account })}>
      {children}
    </BrowserTexts>
  )
}
