import { distance } from 'fastest-levenshtein'
import { languages } from './languages'
import type { Language } from './languages'

const parts: Record<Language, string[]> = {
  en: ['half', 'quarter', 'eighth', 'eighths', 'sixteenth', 'sixteenths', 'quarters'],
  es: ['media', 'medio', 'cuarto', 'cuartos', 'octavo', 'octavos'],
}
const units = new Set(['inch', 'inches', 'in', 'pulgada', 'pulgadas', 'pulg'])
const between = new Set(['a', 'an', 'of', 'de'])

/**
 * Mends the word before a unit towards the parts of an inch, further than other words: a thickness that is
 * not understood would be priced as if none had been said.
 */
export function mendMeasures(words: readonly string[], language: Language): string[] {
  return words.map((word, index) => {
    const next = words.slice(index + 1).find((each) => !between.has(each)) ?? ''
    return units.has(next) ? (nearestPart(word, language) ?? word) : word
  })
}

function nearestPart(word: string, language: Language): string | null {
  if (word.length < 3 || /\d/.test(word) || isUsual(word, language)) return null
  const most = word.length <= 4 ? 1 : 2
  const near = parts[language]
    .map((part) => ({ part, changes: distance(word, part) }))
    .filter(({ part, changes }) => changes <= most && part[0] === word[0])
    .sort((a, b) => a.changes - b.changes)
  return near[0]?.part ?? null
}

function isUsual(word: string, language: Language): boolean {
  const { empty, common } = languages[language]
  return empty.has(word) || (word.length > 3 && common.has(word))
}
