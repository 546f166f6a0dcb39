import type { CollectionAfterChangeHook } from 'payload'
import type { Answer } from '../../../src/payload-types'
import { slugs } from '../../slugs'

/** What visitors asked is answered once somebody has written the answer to it. */
export const closeQuestion: CollectionAfterChangeHook<Answer> = async ({ doc, operation, req }) => {
  const { asked } = doc
  if (operation !== 'create' || !asked) return doc
  await req.payload.update({
    collection: slugs.questions,
    id: typeof asked === 'object' ? asked.id : asked,
    data: { state: 'answered', answer: doc.id },
    depth: 0,
    req,
    overrideAccess: true, // follows from an answer that its author was allowed to write
  })
  return doc
}
