import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { english } from './english'
import type { LanguageWords } from './language-words'
import { spanish } from './spanish'

export type Language = 'en' | 'es'

export const languages: Record<Language, LanguageWords & { stem: (word: string) => string }> = {
  en: { ...english, stem: stemEnglish },
  es: { ...spanish, stem: stemSpanish },
}

/** The language that a message is written in; of one that shows none, the page's. */
export function languageOf(message: string, words: readonly string[], page: Language): Language {
  if (/[¿¡ñáéíóú]/i.test(message)) return 'es'
  const signs = { en: 0, es: 0 }
  for (const word of words) {
    // it stands between two sizes in either
    if (word === 'x') continue
    const isEnglish = knows('en', word)
    const isSpanish = knows('es', word)
    if (isEnglish && !isSpanish) signs.en += 1
    if (isSpanish && !isEnglish) signs.es += 1
  }
  if (signs.en === signs.es) return page
  return signs.en > signs.es ? 'en' : 'es'
}

function knows(language: Language, word: string): boolean {
  const { empty, common, short } = languages[language]
  return empty.has(word) || short.has(word) || (word.length > 2 && common.has(word))
}
