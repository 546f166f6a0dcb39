import type { CollectionBeforeValidateHook } from 'payload'
import { editsPrices } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { Refusal } from '../../refusal'

const largestStep = 2

/** Whether a price is so far from the one before that it may be a slip of the hand. */
function isJump(before: number, now: number): boolean {
  if (before <= 0 || before === now) return false
  return now > before * largestStep || now < before / largestStep
}

/** A price is public at once: whoever types a far one says that he means it. */
export function askAboutJump(field: string): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    if (!editsPrices(viewerOf(req))) return data
    const now: unknown = Reflect.get(data ?? {}, field)
    const before: unknown = Reflect.get((originalDoc ?? {}) as object, field)
    if (typeof now !== 'number' || typeof before !== 'number' || !isJump(before, now)) return data
    if (data?.priceIsMeant === true) return data
    const message = `It was ${before} before. Tick “I mean this price” to make it ${now}.`
    throw new Refusal(message, 400)
  }
}
