import { wordsOf } from './tokens'

/** Words and phrases that mean the same, as the shop lists them: each becomes the first of its row. */
export type SynonymRow = readonly string[]

export type Synonyms = (stems: readonly string[]) => string[]

type Phrase = { stems: string[]; meaning: string[] }

/** Reads `foggy, cloudy, moisture between` as a row. */
export function synonymRow(text: string): string[] {
  return text
    .split(/[,\n;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Says the same thing by the same word, the longest phrase first; what a row made is not made again. */
export function createSynonyms(
  rows: readonly SynonymRow[],
  stem: (word: string) => string,
): Synonyms {
  const stemsOf = (text: string) => wordsOf(text).map(stem)
  const byFirst = new Map<string, Phrase[]>()
  for (const [first, ...others] of rows) {
    if (first === undefined) continue
    const meaning = stemsOf(first)
    for (const other of others) {
      const stems = stemsOf(other)
      const [start] = stems
      if (start !== undefined)
        byFirst.set(start, [...(byFirst.get(start) ?? []), { stems, meaning }])
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length)

  return (stems) => {
    const said: string[] = []
    let at = 0
    while (at < stems.length) {
      const start = stems[at] ?? ''
      const phrase = byFirst.get(start)?.find(({ stems: wanted }) => begins(stems, at, wanted))
      said.push(...(phrase?.meaning ?? [start]))
      at += phrase?.stems.length ?? 1
    }
    return said
  }
}

function begins(stems: readonly string[], at: number, wanted: readonly string[]): boolean {
  return wanted.every((stem, index) => stems[at + index] === stem)
}
