import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'

/** Those who work here, by name: an inquiry can be given to each. */
export async function peopleOfShop(payload: Payload): Promise<{ id: number; name: string }[]> {
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { not_equals: 'customer' } },
    sort: 'fullName',
    pagination: false,
    depth: 0,
    overrideAccess: true, // the names of those whom an inquiry can be given to
  })
  return docs.map(({ id, fullName }) => ({ id, name: fullName }))
}
