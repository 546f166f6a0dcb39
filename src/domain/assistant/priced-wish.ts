import type { PricingTables } from '@/domain/pricing/types'
import { wordsOf } from './language/tokens'
import type { Found, SearchIndex } from './retrieval/search-index'
import type { Said } from './said'
import type { Question, Talk } from './talk'
import { judgeWish } from './wish/judge-wish'
import { wishGoesOn } from './wish/read-wish'
import type { ReadWish } from './wish/read-wish'
import { requestOfWish } from './wish/request-of-wish'
import type { Wish, Work } from './wish/wish'

/**
 * What a price is wanted for: a work with a size, or the last one with what is said anew. A question that the
 * shop has an answer to, and that names no size, is no wish.
 */
export function wishOf(
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

export function priceOf(
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
export function sizeAskedFor(
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
