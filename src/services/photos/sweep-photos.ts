import 'server-only'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'
import { neverSent } from './never-sent'

/** A draft that other tabs find lives three days; its photos one day longer. */
const waitForMs = 4 * 24 * 60 * 60_000

const mostAtOnce = 200

/** Deletes the photos that were sent with nothing, and those of inquiries and quotes that are gone. */
export async function sweepPhotos({ payload, now }: ServiceContext): Promise<void> {
  const before = new Date(now().getTime() - waitForMs).toISOString()
  const overrideAccess = true // the site tidies up, whoever left it
  const { docs } = await payload.find({
    collection: slugs.visitorPhotos,
    where: { and: [neverSent, { createdAt: { less_than: before } }] },
    sort: 'createdAt',
    limit: mostAtOnce,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess,
  })
  for (const { id } of docs) {
    await payload.delete({ collection: slugs.visitorPhotos, id, depth: 0, overrideAccess })
  }
}
