import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'
import type { User } from '@/payload-types'

export type Colleague = Pick<User, 'id' | 'fullName' | 'email' | 'role'>

/** Everybody who works here, by name: whom an inquiry or a visit is given to, or a price is asked of. */
export async function whoWorksHere(payload: Payload): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { not_equals: 'customer' } },
    sort: 'fullName',
    pagination: false,
    depth: 0,
    overrideAccess: true, // name, address and role alone, for a colleague
  })
  return docs.map(({ id, fullName, email, role }) => ({ id, fullName, email, role }))
}
