import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload'
import { worksHere } from '../access/roles'
import { viewerOf } from '../access/viewer'
import { Refusal } from '../refusal'

/**
 * Says that these fields can't be changed, before their own rule leaves the change out without a word.
 * A form that sends them back as they are is no change.
 */
export function keepFields(
  collection: CollectionSlug,
  fields: string[],
  message: string,
): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update' || overrideAccess || !worksHere(viewerOf(req))) return
    const sent = ('data' in args ? args.data : {}) as Record<string, unknown>
    const touched = fields.filter((field) => sent[field] !== undefined)
    if (touched.length === 0) return
    if (!('id' in args)) throw new Refusal(message)
    const before = (await req.payload.findByID({
      collection,
      id: args.id as number,
      depth: 0,
      req,
      disableErrors: true,
      overrideAccess: true, // only compared with what was sent
    })) as Record<string, unknown> | null
    if (before === null) return
    const isKept = (field: string) => isDeepStrictEqual(sent[field] ?? null, before[field] ?? null)
    if (!touched.every(isKept)) throw new Refusal(message)
  }
}
