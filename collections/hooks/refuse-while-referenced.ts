import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { Refusal } from '../refusal'

type Reference = {
  collection: CollectionSlug
  field: string
  /** How the sentence calls the rows that stand in the way. */
  called: string
}

/** Keeps a row that others need; the sentence says what to do instead. */
export function refuseWhileReferenced(
  references: Reference[],
  instead: string,
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    for (const { collection, field, called } of references) {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        req,
        // The answer protects rows that the person may not see himself.
        overrideAccess: true,
      })
      if (totalDocs > 0) {
        throw new Refusal(`It is still used by ${totalDocs} ${called}. ${instead}`)
      }
    }
  }
}
