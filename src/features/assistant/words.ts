import { createTranslator } from 'next-intl'
import type { Locale } from '@/config/locales'
import type messages from '@/messages/en/assistant.json'

type Catalogue = typeof messages

/** Loaded with the panel: a page that nobody chats on carries none of these words. */
const catalogues: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => (await import('@/messages/en/assistant.json')).default,
  es: async () => (await import('@/messages/es/assistant.json')).default,
}

export type Words = ReturnType<typeof translatorOf>

export async function loadWords(locale: Locale): Promise<Words> {
  return translatorOf(locale, await catalogues[locale]())
}

function translatorOf(locale: Locale, assistant: Catalogue) {
  return createTranslator({ locale, messages: { assistant }, namespace: 'assistant' })
}
