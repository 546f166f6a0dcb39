import type { PricingTables } from '@/domain/pricing/types'
import { asksForOwnOrder } from './about-account'
import { asksWhoAnswers } from './about-sandra'
import { isDispleased } from './displeased'
import { languageOf } from './language/languages'
import type { Language } from './language/languages'
import { mendMeasures } from './language/measure-words'
import { plain, wordsOf } from './language/tokens'
import { mendedText } from './mended-text'
import { priceOf, sizeAskedFor, wishOf } from './priced-wish'
import type { Passage } from './retrieval/passage'
import type { Found, SearchIndex } from './retrieval/search-index'
import type { Said } from './said'
import { smallTalkIn } from './small-talk'
import type { Question, Talk } from './talk'
import { townIn } from './towns'
import { urgencyOf } from './urgent'
import { readWish } from './wish/read-wish'
import type { ReadWish } from './wish/read-wish'
import { isAnyWindow } from './wish/trade-words'

export type Reply = {
  language: Language
  said: Said
  /** Broken glass is spoken of: the emergency number belongs beside whatever is answered. */
  mayBeUrgent: boolean
  talk: Talk
  /** What it is about, the same for every way to say it; by it questions are counted. */
  terms: string[]
}

export type Known = {
  indexes: Record<Language, SearchIndex>
  towns: readonly string[]
  tables: PricingTables
}

/** From here on a passage is believed to answer; below it, a person is asked. */
const sureEnough = 0.42
/** A question's beginning that tells it, in characters (specification, 9). */
const questionStart = 30

export function replyTo(question: Question, page: Language, known: Known): Reply {
  const { message, talk = {} } = question
  const typed = wordsOf(message)
  const language = languageOf(message, typed, page)
  const index = known.indexes[language]
  const words = mendMeasures(index.read(message), language)
  const text = mendedText(message, typed, words)
  const terms = index.terms(words)
  const urgency = urgencyOf(text)
  const answer = (said: Said, next: Talk = talkAbout(said, talk)): Reply => ({
    language,
    said,
    mayBeUrgent: urgency !== 'none',
    talk: next,
    terms: [...new Set(terms)].sort(),
  })

  if (asksWhoAnswers(message)) return answer({ kind: 'automatic' }, talk)
  const begun = byBeginning(message, index)
  if (begun) return answer({ kind: 'passage', passage: begun })
  const polite = smallTalkIn(text, terms)
  if (polite) return answer({ kind: polite }, talk)

  const read = readWish(text)
  const found = index.find(words)
  const best = found[0]
  const wished = wishOf(question, read, talk, best)
  const hasSize = read.wish.widthIn !== undefined || read.wish.heightIn !== undefined
  if (urgency === 'now') {
    const passage = best && best.confidence >= sureEnough ? best.passage : null
    const said = wished && hasSize ? priceOf(wished, read, known.tables) : null
    const price = said?.kind === 'price' && said.judged.kind === 'priced' ? said : null
    return answer(
      { kind: 'emergency', passage: passage?.kind === 'answer' ? passage : null, price },
      price ? { ...talk, wish: price.wish } : talk,
    )
  }
  if (!hasSize && isAnyWindow(text) && sizeAskedFor(read, terms, index) === 'window') {
    return answer({ kind: 'which_window' }, { ...talk, wish: read.wish })
  }
  if (wished) {
    const said = priceOf(wished, read, known.tables)
    if (said) return answer(said, { ...talk, wish: wished })
  }
  if (isDispleased(message)) return answer({ kind: 'displeased' }, talk)
  if (asksForOwnOrder(message)) return answer({ kind: 'own_order' })
  const town = townIn(words, typed, known.towns)
  if (town && (best?.confidence ?? 0) < 0.8) return answer({ kind: 'town', town })
  const work = sizeAskedFor(read, terms, index)
  if (work && (best?.confidence ?? 0) < 0.75) {
    return answer({ kind: 'size', work }, { ...talk, wish: read.wish })
  }
  const passage =
    sureOf(found) ?? goingOn(read, words, talk, index) ?? inTheOther(message, language, known)
  return answer(passage ? { kind: 'passage', passage } : { kind: 'unknown' })
}

/** The question that a message begins like, by its first 30 characters. */
function byBeginning(message: string, { passages }: SearchIndex): Passage | null {
  const start = plain(message).trim().slice(0, questionStart)
  if (start.length < questionStart) {
    return (
      passages.find(
        ({ kind, title }) => kind === 'answer' && plain(title) === plain(message).trim(),
      ) ?? null
    )
  }
  return (
    passages.find(
      ({ kind, title }) => kind === 'answer' && plain(title).slice(0, questionStart) === start,
    ) ?? null
  )
}

/** The surest passage; a rival that is as sure and of another subject leaves it to a person. */
function sureOf(found: readonly Found[]): Passage | null {
  const [first] = found
  return first && first.confidence >= sureEnough ? first.passage : null
}

/** "And how long does that take?" is asked again with what the last answer was about. */
function goingOn(
  { goesOn }: ReadWish,
  words: readonly string[],
  { subject }: Talk,
  index: SearchIndex,
): Passage | null {
  if (!goesOn || !subject) return null
  return sureOf(index.find([...words, ...index.read(subject)]))
}

/** Where both languages are mixed, the other one may know. */
function inTheOther(message: string, language: Language, { indexes }: Known): Passage | null {
  const other = indexes[language === 'en' ? 'es' : 'en']
  return sureOf(other.find(other.read(message)))
}

function talkAbout(said: Said, before: Talk): Talk {
  const subject = said.kind === 'passage' ? said.passage.title.slice(0, 200) : before.subject
  return { ...(before.wish ? { wish: before.wish } : {}), ...(subject ? { subject } : {}) }
}
