import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Quote } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { databaseOf } from '../../database/lock-key'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'
import { figures } from '../fields/figures'
import { what } from '../fields/what'
import { namesOf } from '../never-typed'
import { changedFields } from './keep-paid-quote'

/** Who pays, what and until when: the open page at Stripe says it as it was. */
const said = new Set([...namesOf(figures), ...namesOf(what), 'user', 'customerEmail', 'validUntil'])

const openMessage =
  'A customer is on the payment page of this quote, which says what it costs now. The page ends by itself within a day, or when the customer cancels; please change the quote then.'

/**
 * Nobody changes under a customer's hands what he is about to pay. The quote's own service, which ends
 * the page at Stripe first, is not asked.
 */
export const keepWhileCheckoutOpen: CollectionBeforeChangeHook<Quote> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  if (flagged(req.context, 'settlement') || flagged(req.context, 'transition')) return data
  if (!changedFields(originalDoc, data).some((field) => said.has(field))) return data
  // A checkout that begins now waits for this change, and sees it.
  await databaseOf(req).execute(sql`select 1 from quotes where id = ${originalDoc.id} for update`)
  const { totalDocs } = await req.payload.count({
    collection: slugs.payments,
    where: {
      and: [
        { quote: { equals: originalDoc.id } },
        { status: { in: ['pending_checkout', 'processing'] } },
      ],
    },
    req,
    overrideAccess: true, // the rule holds whoever asks
  })
  if (totalDocs > 0) throw new Refusal(openMessage)
  return data
}
