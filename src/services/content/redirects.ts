import 'server-only'
import { slugs } from '@collections/slugs'
import { cachedRead } from './cached-read'

/** Where an address that has moved leads now; null for one that never was. */
export const readRedirect = cachedRead(
  'redirect',
  async (payload, from: string): Promise<string | null> => {
    const { docs } = await payload.find({
      collection: slugs.redirects,
      where: { from: { equals: from } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: false,
    })
    return docs[0]?.to ?? null
  },
)
