import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { isSettled, paymentStates } from '@/domain/payment/payment-states'
import { isFullyPaid } from '@/domain/payment/quote-states'
import type { Quote } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { databaseOf } from '../../database/lock-key'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'

const message =
  'Sizes: they stay final, since the customer has paid the balance that they made due, or is on the page to pay it. If the glass changes, send a revision.'

/**
 * Nobody takes final sizes back once the customer pays what they made due. The board of jobs, which asks
 * for more before it takes a step back, and a revision are not asked.
 */
export const keepFinalSizes: CollectionBeforeChangeHook<Quote> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || originalDoc?.measurements !== 'final') return data
  if (data.measurements !== 'estimated') return data
  if (flagged(req.context, 'settlement') || flagged(req.context, 'transition')) return data
  // A checkout that begins now waits for this change, and sees it.
  await databaseOf(req).execute(sql`select 1 from quotes where id = ${originalDoc.id} for update`)
  const { totalDocs } = await req.payload.count({
    collection: slugs.payments,
    where: {
      and: [
        { quote: { equals: originalDoc.id } },
        {
          or: [
            { status: { in: ['pending_checkout', 'processing'] } },
            {
              and: [
                { purpose: { equals: 'balance' } },
                { status: { in: paymentStates.filter(isSettled) } },
              ],
            },
          ],
        },
      ],
    },
    req,
    overrideAccess: true, // the rule holds whoever asks
  })
  if (totalDocs > 0 || isFullyPaid(originalDoc)) throw new Refusal(message, 409, 'measurements')
  return data
}
