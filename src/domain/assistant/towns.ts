import { plain, wordsOf } from './language/tokens'

/** Short for the towns' own names. */
const shortForms: Record<string, string> = { ft: 'fort', dfw: 'dallas' }

/** The first town of a list that a message names, whatever its spelling and capitals; null where it names none. */
export function townIn(
  words: readonly string[],
  typed: readonly string[],
  towns: readonly string[],
): string | null {
  const readings = [words, typed].map(
    (list) => ` ${list.map((word) => shortForms[word] ?? word).join(' ')} `,
  )
  const found = towns.find((town) => {
    const name = ` ${wordsOf(plain(town)).join(' ')} `
    return readings.some((reading) => reading.includes(name))
  })
  return found ?? null
}
