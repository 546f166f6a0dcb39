import 'server-only'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { inTheNameOf } from './in-the-name-of'
import { notePublished } from './publish-set'
import { lockSet, writeSet } from './sets'
import { writePrices } from './write-prices'

/**
 * Publishes the sets whose date has come, each whole. One whose rows have another price by now is a draft
 * again and says which. Answers how many were published.
 */
export async function publishDue({
  payload,
  now,
}: Pick<ServiceContext, 'payload' | 'now'>): Promise<number> {
  const { docs } = await payload.find({
    collection: slugs.priceChangeSets,
    where: {
      and: [
        { state: { equals: 'scheduled' } },
        { holdsFrom: { less_than_equal: now().toISOString() } },
      ],
    },
    sort: ['holdsFrom', 'id'],
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true, // the site itself
  })
  let published = 0
  for (const { id } of docs) {
    published += await withTransaction(payload, async (req) => {
      const set = await lockSet(req, id)
      if (set?.state !== 'scheduled') return 0
      await inTheNameOf(req, set.authorId)
      const names = await writePrices(req, set.changes)
      if (names.length > 0) {
        await writeSet(req, id, { state: 'draft', trouble: names.join(', ').slice(0, 1000) })
        return 0
      }
      await notePublished(req, id, now())
      return 1
    })
  }
  return published
}
