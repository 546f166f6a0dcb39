import type { CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '../../slugs'

/** What an unpaid quote said goes with it. */
export const dropRevisions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: slugs.quoteRevisions,
    where: { quote: { equals: id } },
    req,
    overrideAccess: true, // whoever may delete the quote
  })
}
