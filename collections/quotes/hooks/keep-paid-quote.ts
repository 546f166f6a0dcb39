import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Quote } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { relationId } from '../../relation-id'
import { slugs } from '../../slugs'
import { Refusal } from '../../refusal'

export const finalMessage =
  'A paid quote can’t be changed or deleted, except for its notes, who follows it up and when, whether its sizes are final and whether the work is finished.'

const relations: (keyof Quote)[] = ['user', 'customer', 'region', 'glassType', 'glassFinish']
/** What the office keeps of a quote by hand, paid or not. */
const keptByHand: (keyof Quote)[] = [
  'notes',
  'followUpOn',
  'assignedTo',
  'measurements',
  'workDone',
]
const stillOpen: (keyof Quote)[] = [...keptByHand, 'updatedAt', 'payments']

/** The fields whose values differ, but for those kept by hand; one that was not sent does not. */
export function changedFields(before: Quote, after: Partial<Quote>): (keyof Quote)[] {
  const sent = Object.keys(after) as (keyof Quote)[]
  return sent.filter((field) => {
    const now = after[field]
    if (now === undefined || stillOpen.includes(field)) return false
    if (relations.includes(field)) return relationId(now) !== relationId(before[field])
    return !isDeepStrictEqual(now ?? null, before[field] ?? null)
  })
}

export const keepPaidQuote: CollectionBeforeChangeHook<Quote> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc || !isPaidQuote(originalDoc)) return data
  if (flagged(req.context, 'settlement')) return data
  if (changedFields(originalDoc, data).length > 0) throw new Refusal(finalMessage)
  return data
}

export const refuseDeletingPaidQuote: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const quote = await req.payload.findByID({
    collection: slugs.quotes,
    id,
    depth: 0,
    joins: false,
    req,
    disableErrors: true,
    // The rule must see the quote whoever asks.
    overrideAccess: true,
  })
  if (quote && isPaidQuote(quote)) throw new Refusal(finalMessage)
}
