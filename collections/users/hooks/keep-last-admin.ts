import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'
import { lockKey } from '../../database/lock-key'
import { slugs } from '../../slugs'
import { Refusal } from '../../refusal'

const message = 'This is the last administrator. Make somebody else one first.'

/** Only one who can sign in counts. Two who demote each other at once are asked one after the other. */
async function refuseIfLast(id: number | string, req: PayloadRequest): Promise<void> {
  await lockKey(req, 'last-administrator')
  const { totalDocs } = await req.payload.count({
    collection: slugs.users,
    where: {
      and: [
        { role: { equals: 'admin' } },
        { _verified: { equals: true } },
        { id: { not_equals: id } },
      ],
    },
    req,
    // A count for the rule, shown to nobody.
    overrideAccess: true,
  })
  if (totalDocs === 0) throw new Refusal(message)
}

export const keepLastAdminRole: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const demoted =
    operation === 'update' &&
    originalDoc?.role === 'admin' &&
    data.role !== undefined &&
    data.role !== 'admin'
  if (demoted) await refuseIfLast(originalDoc.id, req)
  return data
}

export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({
    collection: slugs.users,
    id,
    depth: 0,
    req,
    disableErrors: true,
    // The rule must know the role whoever asks.
    overrideAccess: true,
  })
  if (user?.role === 'admin') await refuseIfLast(id, req)
}
