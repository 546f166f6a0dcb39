import MiniSearch from 'minisearch'
import { languages } from '../language/languages'
import type { Language } from '../language/languages'
import { createSpeller, mend } from '../language/speller'
import { createSynonyms } from '../language/synonyms'
import type { SynonymRow } from '../language/synonyms'
import { wordsOf } from '../language/tokens'
import type { Passage } from './passage'
import { passageKinds } from './passage'
import { termsIn } from './terms'

/** How sure it is that a passage answers, from 0 to 1. */
export type Found = { passage: Passage; confidence: number }

export type SearchIndex = {
  language: Language
  passages: readonly Passage[]
  /** The words of a message as they were meant. */
  read: (message: string) => string[]
  terms: (words: readonly string[]) => string[]
  /** The passages that may answer, the surest first. */
  find: (words: readonly string[]) => Found[]
}

type Known = {
  passage: Passage
  phrasings: Set<string>[]
  /** The same with what only holds a sentence together. */
  whole: Set<string>[]
  keywords: Set<string>
  strong: Set<string>
  body: Set<string>
}

type Args = {
  language: Language
  passages: readonly Passage[]
  synonyms: readonly SynonymRow[]
  /** Words of the trade that need not stand in a passage to be known. */
  lexicon: Iterable<string>
}

const mostCandidates = 25
/** A word that stands only in the text of a passage says little of what it answers. */
const inBody = 0.35
const inOtherWay = 0.6

/** Of two that say as much, the one that says it more alike. */
const nearness = 0.06
const sameSentence = 0.6

/** Everything that is known in one language, searched by stem, synonym and mended spelling. */
export function createSearchIndex({ language, passages, synonyms, lexicon }: Args): SearchIndex {
  const { stem } = languages[language]
  const terms = termsIn(language, createSynonyms(synonyms, stem))
  const termsOf = (text: string) => terms(wordsOf(text))
  const wholeOf = (words: readonly string[]) => new Set(words.map(stem))
  const known = new Map(
    passages.map((passage) => [
      passage.id,
      knownOf(passage, termsOf, (text) => wholeOf(wordsOf(text))),
    ]),
  )
  const speller = createSpeller(vocabularyOf(passages, synonyms, lexicon), language)
  const search = new MiniSearch<{ id: string; phrasings: string; keywords: string; body: string }>({
    fields: ['phrasings', 'keywords', 'body'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
    searchOptions: { boost: { phrasings: 3, keywords: 3, body: 0.6 }, combineWith: 'OR' },
  })
  search.addAll(
    passages.map(({ id, phrasings, keywords, body }) => ({
      id,
      phrasings: phrasings.flatMap(termsOf).join(' '),
      keywords: keywords.flatMap(termsOf).join(' '),
      body: termsOf(body).join(' '),
    })),
  )
  const weigh = weights([...known.values()])

  function find(words: readonly string[]): Found[] {
    const asked = [...new Set(terms(words))]
    const whole = wholeOf(words)
    if (asked.length === 0) return alike(whole)
    const hits = search.search(asked.join(' ')).slice(0, mostCandidates)
    return hits
      .flatMap(({ id }) => {
        const candidate = known.get(String(id))
        return candidate
          ? [
              {
                passage: candidate.passage,
                confidence:
                  confidenceOf(asked, candidate, weigh) + nearness * likeness(whole, candidate),
              },
            ]
          : []
      })
      .sort(surestFirst)
  }

  /** "What do you make?" is made of nothing but such words: then the sentence as a whole has to be alike. */
  function alike(whole: Set<string>): Found[] {
    return [...known.values()]
      .map((candidate) => ({ passage: candidate.passage, confidence: likeness(whole, candidate) }))
      .filter(({ confidence }) => confidence >= sameSentence)
      .sort(surestFirst)
  }

  return { language, passages, read: (message) => mend(wordsOf(message), speller), terms, find }
}

function knownOf(
  passage: Passage,
  termsOf: (text: string) => string[],
  wholeOf: (text: string) => Set<string>,
): Known {
  const phrasings = passage.phrasings.map((text) => new Set(termsOf(text)))
  const keywords = new Set(passage.keywords.flatMap(termsOf))
  return {
    passage,
    phrasings,
    whole: passage.phrasings.map(wholeOf),
    keywords,
    strong: new Set([...keywords, ...phrasings.flatMap((phrasing) => [...phrasing])]),
    body: new Set(termsOf(passage.body)),
  }
}

function vocabularyOf(
  passages: readonly Passage[],
  synonyms: readonly SynonymRow[],
  lexicon: Iterable<string>,
): Set<string> {
  const texts = passages.flatMap(({ phrasings, keywords, body }) => [
    ...phrasings,
    ...keywords,
    body,
  ])
  return new Set([...[...texts, ...synonyms.flat()].flatMap(wordsOf), ...lexicon])
}

function surestFirst(a: Found, b: Found): number {
  return (
    b.confidence - a.confidence ||
    passageKinds.indexOf(a.passage.kind) - passageKinds.indexOf(b.passage.kind)
  )
}

/** What share of all words a message has in common with the way to ask that is most like it. */
function likeness(whole: ReadonlySet<string>, { whole: ways }: Known): number {
  const shares = ways.map((way) => {
    const common = [...way].filter((stem) => whole.has(stem)).length
    return common / (way.size + whole.size - common || 1)
  })
  return Math.max(0, ...shares)
}

/** The rarer a word among the passages, the more it says; one that none has says the most. */
function weights(known: readonly Known[]): (term: string) => number {
  const counts = new Map<string, number>()
  for (const { strong } of known) {
    for (const term of strong) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return (term) => {
    const count = counts.get(term) ?? 0
    return Math.log(1 + (known.length - count + 0.5) / (count + 0.5))
  }
}

/**
 * How much of what was asked one way to ask speaks of, and how much of that way was said. Both are wanted: a
 * question of which half is about something else is not answered, and words from several ways make none.
 */
function confidenceOf(asked: string[], known: Known, weigh: (term: string) => number): number {
  const all = sum(asked, weigh)
  if (all === 0) return 0
  const byKeyword = sum(asked, (term) => (known.keywords.has(term) ? weigh(term) : 0)) / all
  const ways = known.phrasings.map((phrasing) => {
    const said = (term: string) => saidOf(term, phrasing, known)
    const covered = sum(asked, (term) => weigh(term) * said(term)) / all
    const common = sum(asked, (term) => (phrasing.has(term) ? weigh(term) : 0))
    const closeness = common / Math.max(sum([...phrasing], weigh), all * 0.6, 0.01)
    return covered * (0.4 + 0.44 * Math.min(1, closeness) + 0.16 * byKeyword)
  })
  return Math.max(0, ...ways)
}

function saidOf(term: string, phrasing: ReadonlySet<string>, { keywords, strong, body }: Known) {
  if (phrasing.has(term) || keywords.has(term)) return 1
  if (strong.has(term)) return inOtherWay
  return body.has(term) ? inBody : 0
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0)
}
