import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'

/** Whom to ask for what an administrator alone sees. */
export async function administrators(payload: Payload): Promise<{ name: string; email: string }[]> {
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { equals: 'admin' } },
    sort: 'fullName',
    pagination: false,
    depth: 0,
    select: { fullName: true, email: true },
    overrideAccess: true, // name and address alone, for a colleague
  })
  return docs.map(({ fullName, email }) => ({ name: fullName, email }))
}
