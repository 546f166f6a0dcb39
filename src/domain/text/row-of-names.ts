import { insideSentence } from './inside-sentence'

/** Names of the catalogue as one row of words: the first with a capital, the others as within a sentence. */
export function rowOfNames(names: readonly string[]): string {
  const row = names.map(insideSentence).join(', ')
  return row.charAt(0).toLocaleUpperCase() + row.slice(1)
}
