import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload } from 'payload'

type NavPreferences = { open?: boolean; groups?: Record<string, { open?: boolean }> }

/** How somebody left the admin's menu; null for whoever never touched it. */
export async function navPreferences(
  payload: Payload,
  userId: number,
): Promise<NavPreferences | null> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'nav' } },
        { 'user.relationTo': { equals: slugs.users } },
        { 'user.value': { equals: userId } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // his own, and of the menu alone
  })
  const value: unknown = docs[0]?.value
  return typeof value === 'object' && value !== null ? (value as NavPreferences) : null
}
