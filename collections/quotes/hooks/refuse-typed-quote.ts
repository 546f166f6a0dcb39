import type { CollectionBeforeOperationHook } from 'payload'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { Quote } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { isAdmin, worksWithCustomers } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'
import { figures } from '../fields/figures'
import { sums } from '../fields/sums'
import { what } from '../fields/what'
import { namesOf } from '../never-typed'
import { changedFields, finalMessage } from './keep-paid-quote'

const typed = 'The figures of a quote can’t be typed. Price it again on the site instead.'

const notTheOffices =
  'The office changes the notes of a quote here, who follows it up and when, whether its sizes are final and whether the work is finished. The rest is an administrator’s.'

const neverTyped = new Set([
  ...namesOf(figures),
  ...namesOf(what),
  ...namesOf(sums),
  'number',
  'paidAt',
  'requestKey',
])

/**
 * Says so, before the fields' own rules leave a forbidden change out: whoever asks for one has to
 * learn that it was not made.
 */
export const refuseTypedQuote: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !('id' in args) || !('data' in args)) return
  const viewer = viewerOf(req)
  // Nobody else may change quotes at all, and is not told which of them are paid.
  if (!worksWithCustomers(viewer) || flagged(req.context, 'settlement')) return
  const before = await req.payload.findByID({
    collection: slugs.quotes,
    id: args.id as number,
    depth: 0,
    joins: false,
    req,
    disableErrors: true,
    overrideAccess: true, // who may change one reads all of them anyway
  })
  if (!before) return
  const changed = changedFields(before, args.data as Partial<Quote>)
  if (isPaidQuote(before) && changed.length > 0) throw new Refusal(finalMessage)
  if (overrideAccess) return
  if (changed.some((field) => neverTyped.has(field))) throw new Refusal(typed)
  if (!isAdmin(viewer) && changed.length > 0) throw new Refusal(notTheOffices, 403)
}
