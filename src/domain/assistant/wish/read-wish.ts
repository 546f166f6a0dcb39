import { numberWordsAsFigures } from './number-words'
import { readBareWidth, readSizes } from './read-lengths'
import { readThickness } from './read-thickness'
import { countIn, finishIn, isOtherThing, isTempered, isUnpricedLook, workIn } from './trade-words'
import type { Wish } from './wish'

export type ReadWish = {
  wish: Wish
  /** Asks what it costs. */
  asksPrice: boolean
  /** Asks whether it can be had. */
  asksWhether: boolean
  /** Begins as one that goes on from what was said before. */
  goesOn: boolean
  /** Speaks of a look or a thing that no list prices. */
  unpriced: boolean
}

const price =
  /\b(?:prices?|priced|pricing|costs?|how much|quote me|charge|ballpark|estimate for|going rate|run(?:s|ning)? (?:me|for|you|about)|whats it run|run|cuanto (?:me )?(?:cuesta|cuestan|costaria|sale|saldria|vale|cobran|seria|es|por)|cuanto|precios?|cotiza(?:r|me|cion)?|presupuesto|costo|en cuanto)\b|\$/
const whether =
  /\b(?:can|could|possible|possibly|allowed|able|(?:will|would)\b.*\b(?:work|fit|hold|be ok)|is\b.*\b(?:ok|okay|allowed|too)|do you (?:make|do)|too (?:wide|tall|big|heavy|narrow|small)|puedo|puede|pueden|podria|podrian|posible|se hace|se hacen|hacen|cabe|sirve|demasiado)\b/
const goesOnFrom =
  /^(?:and|ok|okay|so|what about|how about|what if|same|but|also|then|instead|make it|now|y|e|pero|entonces|que tal|que pasa|mejor|o)\b/
/** `With rain glass`, `en media pulgada`: of what was spoken of. */
const addsFrom = /^(?:with|in|con|en|de)\b/

/** Reads what a sentence wants a price for; `text` is plain and its spelling mended. */
export function readWish(said: string): ReadWish {
  const text = numberWordsAsFigures(said)
  const { rest, ...sizes } = readSizes(text)
  const thicknessMm = readThickness(rest)
  const work = workIn(rest, thicknessMm) ?? workIn(text, thicknessMm)
  const finish = finishIn(rest)
  const count = work === 'pane' || work === 'window' ? countIn(rest) : null
  const bareWidth =
    sizes.widthIn === undefined && sizes.heightIn === undefined ? readBareWidth(rest) : null
  const begins = text.replace(/^[^\p{Letter}\d]+/u, '')
  const namesGlass = finish !== null || thicknessMm !== null
  return {
    wish: {
      ...(work ? { work } : {}),
      ...sizes,
      ...(bareWidth === null ? {} : { widthIn: bareWidth }),
      ...(thicknessMm === null ? {} : { thicknessMm }),
      ...(finish ? { finish } : {}),
      ...(isTempered(rest) ? { tempered: true } : {}),
      ...(count === null ? {} : { count }),
    },
    asksPrice: price.test(text),
    asksWhether: whether.test(text),
    goesOn: goesOnFrom.test(begins) || (namesGlass && addsFrom.test(begins) && !whether.test(text)),
    unpriced: isUnpricedLook(rest) || isOtherThing(rest),
  }
}

/** What was said before, with what is said now in its place. Another work is another wish. */
export function wishGoesOn(before: Wish, now: Wish): Wish {
  if (now.work !== undefined && now.work !== before.work && !isNearer(before.work, now.work)) {
    const { widthIn, heightIn } = before
    const sizes = widthIn !== undefined && heightIn !== undefined ? { widthIn, heightIn } : {}
    return { ...sizes, ...now }
  }
  return { ...before, ...now, ...(before.work ? { work: before.work } : {}) }
}

/** `door` after a shower is that shower's door, and `glass` after anything is that thing's. */
function isNearer(before: Wish['work'], now: Wish['work']): boolean {
  return now === 'pane' || (before?.startsWith('shower') === true && now === 'door_glass')
}
