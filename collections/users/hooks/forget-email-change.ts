import type { CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '../../slugs'

/** A wish for another address goes with its account. */
export const forgetEmailChange: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: slugs.emailChanges,
    where: { user: { equals: id } },
    depth: 0,
    req,
    overrideAccess: true, // whoever may delete the account
  })
}
