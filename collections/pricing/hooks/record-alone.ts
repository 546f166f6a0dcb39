import type { PayloadRequest } from 'payload'
import type { PriceChange } from '@/domain/price-change/price-cell'
import { slugs } from '../../slugs'

/** Why a set is there that nobody made as one. */
export const typedAlone = 'Changed on the row itself'
export const typedInSettings = 'Changed in the pricing settings'

type Named = PriceChange & { name: string }

/** What was typed where it stands is kept as a set of its own, published at once. */
export async function recordAlone(
  req: PayloadRequest,
  { title, reason, changes }: { title: string; reason: string; changes: Named[] },
): Promise<void> {
  const { user } = req
  await req.payload.create({
    collection: slugs.priceChangeSets,
    data: {
      title,
      reason,
      state: 'published',
      author: user ? Number(user.id) : null,
      authorName: user && 'fullName' in user ? user.fullName : null,
      publishedAt: new Date().toISOString(),
      changes,
    },
    req,
    overrideAccess: true, // written by the site for whoever changed the price
  })
}
