import { languages } from '../language/languages'
import type { Language } from '../language/languages'
import type { Synonyms } from '../language/synonyms'

export type Terms = (words: readonly string[]) => string[]

/** What a sentence is about: its words by stem and meaning, without what only holds it together. */
export function termsIn(language: Language, synonyms: Synonyms): Terms {
  const { empty, stem } = languages[language]
  const emptyStems = new Set([...empty].map(stem))
  return (words) =>
    synonyms(words.map(stem)).filter((term) => !emptyStems.has(term) && !saysNothing.test(term))
}

/** A lone letter or figure; fractions are thicknesses and say a lot. */
const saysNothing = /^(?:\p{Letter}|\d+(?:\.\d+)?)$/u
