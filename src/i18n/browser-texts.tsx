import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import type { Locale } from '@/config/locales'
import { catalogueOf } from '@/messages'
import type { Catalogue } from '@/messages'
import { forNextIntl } from './for-next-intl'

type Some<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends object ? Some<Texts[Key]> : Texts[Key]
}

type Props = {
  locale: Locale
  /** Chooses what the browser gets: every text weighs. */
  pick: (texts: Catalogue) => Some<Catalogue>
  children: ReactNode
}

/** Hands the texts that are picked, and no others, to what runs in the browser. */
export function BrowserTexts({ locale, pick, children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={forNextIntl(pick(catalogueOf(locale)))}>
      {children}
    </NextIntlClientProvider>
  )
}
