import 'server-only'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'

export type OwnVisit = { start: string; end: string }

/** The visits that the signed-in customer has booked and that lie ahead, the next one first. */
export async function ownVisits({ actor, payload, now }: ServiceContext): Promise<OwnVisit[]> {
  if (actor === null) return []
  const { docs } = await payload.find({
    collection: slugs.bookings,
    where: { and: [{ user: { equals: actor.id } }, { visit: { exists: true } }] },
    depth: 1,
    pagination: false,
    overrideAccess: true, // only one's own, and of each only when it is
  })
  return docs
    .flatMap(({ visit }) => (visit !== null && typeof visit === 'object' ? [visit] : []))
    .filter(({ end, isCancelled }) => !isCancelled && new Date(end).getTime() > now().getTime())
    .map(({ start, end }) => ({ start, end }))
    .toSorted((one, other) => new Date(one.start).getTime() - new Date(other.start).getTime())
}
