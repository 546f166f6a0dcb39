import type { PricingTables } from '@/domain/pricing/types'
import { asksForOwnOrder } from './about-account'
import { asksWhoAnswers } from './about-sandra'
import { isDispleased } from './displeased'
import { languageOf } from './language/languages'
import type { Language } from './language/languages'
import { mendMeasures } from './language/measure-words'
import { plain, wordsOf } from './language/tokens'
import type { Passage } from './retrieval/passage'
import type { Found, SearchIndex } from './retrieval/search-index'
import { smallTalkIn } from './small-talk'
import type { Question, Talk } from './talk'
import { townIn } from './towns'
import { urgencyOf } from './urgent'
import { judgeWish } from './wish/judge-wish'
import type { JudgedWish } from './wish/judge-wish'
import { readWish, wishGoesOn } from './wish/read-wish'
import type { ReadWish } from './wish/read-wish'
import { isAnyWindow } from './wish/trade-words'
import { requestOfWish } from './wish/request-of-wish'
import type { Assumption } from './wish/request-of-wish'
import type { Wish, Work } from './wish/wish'

type Priced = {
  kind: 'price'
  judged: JudgedWish
  wish: Wish
  assumed: Assumption[]
  asksWhether: boolean
}

/** What is answered; the words around it are made elsewhere. */
export type Said =
  | { kind: 'passage'; passage: Passage }
  | { kind: 'town'; town: string }
  | Priced
  | { kind: 'size'; work: Work }
  /** New glass in the window that is there, or a whole new window. */
  | { kind: 'which_window' }
  | { kind: 'emergency'; passage: Passage | null; price: Priced | null }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'own_order' }
  | { kind: 'displeased' }
  | { kind: 'automatic' }
  | { kind: 'unknown' }

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

/** The same sentence with its words mended; figures, signs and units stay as they were typed. */
function mendedText(message: string, typed: readonly string[], words: readonly string[]): string {
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

/**
 * What a price is wanted for: a work with a size, or the last one with what is said anew. A question that the
 * shop has an answer to, and that names no size, is no wish.
 */
function wishOf(
  { opening }: Question,
  read: ReadWish,
  { wish: before }: Talk,
  best: Found | undefined,
): Wish | null {
  const { wish, asksPrice, asksWhether, goesOn, unpriced } = read
  if (unpriced) return null
  const { work, widthIn, heightIn } = wish
  const hasSize = widthIn !== undefined || heightIn !== undefined
  const slots = [widthIn, heightIn, wish.thicknessMm, wish.finish].filter(
    (slot) => slot !== undefined,
  )
  if (before && slots.length > 0 && (goesOn || work === undefined || work === 'pane')) {
    if (goesOn || hasSize) return wishGoesOn(before, wish)
  }
  if (before && goesOn && work !== undefined && slots.length === 0 && asksPrice) {
    return wishGoesOn(before, wish)
  }
  if (work === undefined) return null
  if (hasSize && (asksPrice || asksWhether || (widthIn !== undefined && heightIn !== undefined))) {
    return wish
  }
  const isAnswered = (best?.confidence ?? 0) >= 0.75
  if (asksPrice && opening && !hasSize && !isAnswered) return { ...wish, ...opening }
  return null
}

function priceOf(
  wish: Wish,
  { asksPrice, asksWhether }: ReadWish,
  tables: PricingTables,
): Said | null {
  const isWhether = asksWhether && !asksPrice
  const made = requestOfWish(wish, tables, { mayAssumeHeight: isWhether })
  if (!made.ok) {
    return made.why === 'size' && wish.work ? { kind: 'size', work: wish.work } : null
  }
  const judged = judgeWish(made.request, tables)
  if (judged.kind === 'unpriced') return null
  return { kind: 'price', judged, wish, assumed: made.assumed, asksWhether: isWhether }
}

/** "How much is a mirror?" asks for a size, and nothing else beside it may be asked. */
function sizeAskedFor(
  { wish, asksPrice, unpriced }: ReadWish,
  terms: readonly string[],
  index: SearchIndex,
): Work | null {
  if (!asksPrice || unpriced || wish.work === undefined) return null
  const about = new Set(index.terms(wordsOf(priceTalk)))
  return terms.filter((term) => !about.has(term) && !/^\d/.test(term)).length <= 1
    ? wish.work
    : null
}

const priceTalk = `price cost quote estimate ballpark charge much pay money dollars new custom replace replacement
  install installed shower door enclosure frameless panel glass window pane mirror table top tabletop desk shelf
  partition storefront tempered clear low iron frosted rain double single patio sliding bathroom inch half average
  precio costo cuanto cuesta cotizacion presupuesto cobran vale sale dinero nuevo cambiar reemplazar instalar
  regadera puerta cancel baño panel vidrio ventana espejo mesa cubierta division fachada templado claro doble`

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
