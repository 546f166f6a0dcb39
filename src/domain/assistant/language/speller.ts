import { distance } from 'fastest-levenshtein'
import { languages } from './languages'
import type { Language } from './languages'
import { soundOf } from './sound'

export type Speller = (word: string) => string

type Entry = { word: string; sound: string; penalty: number }

/** A message is not read for longer than this, in words that nobody knows. */
const mostMended = 25

/**
 * Mends words that nobody knows into ones of the trade, or else into common ones. What is spelt right stays,
 * whatever it means: a fish tank is no finish and no thanks.
 */
export function createSpeller(vocabulary: Iterable<string>, language: Language): Speller {
  const { common, empty, short } = languages[language]
  const own = new Set([...vocabulary].filter((word) => /^\p{Letter}{3,}$/u.test(word)))
  const entries = [
    ...[...own].map((word) => entryOf(word, 0)),
    ...[...common].filter((word) => word.length > 3 && !own.has(word)).map((w) => entryOf(w, 0.7)),
  ]
  const mended = new Map<string, string>()

  function entryOf(word: string, penalty: number): Entry {
    return { word, sound: soundOf(word, language), penalty }
  }

  function nearest(word: string): string {
    const sound = soundOf(word, language)
    let best = { word, cost: mostCost(word.length) }
    for (const entry of entries) {
      if (Math.abs(entry.word.length - word.length) > 3) continue
      const cost = costOf(word, sound, entry)
      if (cost < best.cost) best = { word: entry.word, cost }
    }
    return best.word
  }

  return (word) => {
    const full = short.get(word)
    if (full !== undefined) return full
    if (word.length < 3 || /\d/.test(word)) return word
    if (own.has(word) || empty.has(word) || common.has(word)) return word
    const known = mended.get(word)
    if (known !== undefined) return known
    const found = nearest(word)
    if (mended.size < 5000) mended.set(word, found)
    return found
  }
}

/** Mends the words of one message; of an endless one only the beginning. */
export function mend(words: readonly string[], speller: Speller): string[] {
  let mended = 0
  return words.map((word) => {
    if (mended >= mostMended) return word
    const right = speller(word)
    if (right !== word) mended += 1
    return right
  })
}

/** Changes that a word of this length may have and still be the one that was meant. */
function mostCost(length: number): number {
  if (length <= 3) return 0.7
  if (length === 4) return 1.2
  return length <= 6 ? 1.9 : 2.6
}

function costOf(word: string, sound: string, entry: Entry): number {
  const changes = distance(word, entry.word)
  const swapped = changes === 2 && sortedLetters(word) === sortedLetters(entry.word)
  const sounding = sound !== '' && sound === entry.sound ? 0.8 : 0
  const beginning = word[0] === entry.word[0] ? 0 : 0.5
  return (
    (swapped ? 1 : changes) - sounding + (sounding > 0 ? beginning / 2 : beginning) + entry.penalty
  )
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}
