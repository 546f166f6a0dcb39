import type { CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '../../slugs'

/** What was answered goes with what was asked. */
export const forgetCorrespondence: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: slugs.correspondence,
    where: { inquiry: { equals: id } },
    depth: 0,
    overrideAccess: true, // whoever may delete the inquiry
    req,
  })
}
