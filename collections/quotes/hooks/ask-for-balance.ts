import type { CollectionAfterChangeHook } from 'payload'
import type { Quote } from '@/payload-types'
import { slugs } from '../../slugs'

/**
 * Once the sizes of a quote with a paid deposit are final, its customer is told that the rest can be
 * paid: stored in the same transaction, written and sent later.
 */
export const askForBalance: CollectionAfterChangeHook<Quote> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const isMeasured = doc.measurements === 'final' && previousDoc.measurements === 'estimated'
  if (!isMeasured || doc.status !== 'deposit_paid' || doc.balanceDue <= 0) return doc
  const { docs } = await req.payload.find({
    collection: slugs.payments,
    where: {
      and: [
        { quote: { equals: doc.id } },
        { purpose: { equals: 'deposit' } },
        { paidAt: { exists: true } },
        { isDuplicate: { not_equals: true } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
  })
  const [deposit] = docs
  if (!deposit) return doc
  await req.payload.jobs.queue({
    task: 'afterPayment',
    queue: 'mail',
    input: { work: 'balance', paymentId: deposit.id },
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  return doc
}
