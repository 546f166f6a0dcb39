import 'server-only'
import { editsPrices } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'

export type PriceEditor = { name: string; email: string }

/** Those who may change prices: whom to ask for another one. */
export async function priceEditors(payload: Payload): Promise<PriceEditor[]> {
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { not_equals: 'customer' } },
    sort: 'fullName',
    pagination: false,
    depth: 0,
    overrideAccess: true, // name and address alone, for a colleague
  })
  return docs.filter(editsPrices).map(({ fullName, email }) => ({ name: fullName, email }))
}
