import type { CollectionAfterChangeHook } from 'payload'
import type { User } from '@/payload-types'
import { slugs } from '../../slugs'

/** Whoever comes to work here is nobody to win as a customer; one who has bought stays one. */
export const leaveLeads: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isRaised =
    operation === 'update' && previousDoc.role === 'customer' && doc.role !== 'customer'
  if (!isRaised) return doc
  await req.payload.delete({
    collection: slugs.customers,
    where: { and: [{ user: { equals: doc.id } }, { status: { equals: 'lead' } }] },
    depth: 0,
    overrideAccess: true, // the list follows the account, whoever changed it
    req,
  })
  return doc
}
