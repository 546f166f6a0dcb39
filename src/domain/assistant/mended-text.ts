import { plain } from './language/tokens'

/** The same sentence with its words mended; figures, signs and units stay as they were typed. */
export function mendedText(
  message: string,
  typed: readonly string[],
  words: readonly string[],
): string {
  let at = 0
  const joined = plain(message)
    .replace(/(\p{Letter})['’](?=\p{Letter})/gu, '$1')
    .replace(/[½]/g, ' 1/2')
    .replace(/\p{Letter}+|\d+\/\d+|\d+(?:\.\d+)?/gu, (word) => {
      const index = typed.indexOf(word, at)
      if (index < 0) return word
      at = index + 1
      return unitWords.has(word) ? word : (words[index] ?? word)
    })
  return joined
    .replace(/[×✕]/g, 'x')
    .replace(/[”“″]/g, '"')
    .replace(/[’′]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

const unitWords = new Set(['ft', 'in', 'x', 'mm', 'cm', 'por', 'by'])
