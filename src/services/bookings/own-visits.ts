import 'server-only'
import { slugs } from '@collections/slugs'
import type { Where } from 'payload'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import type { VisitSubject } from '@/domain/booking/visit-subjects'
import type { ServiceContext } from '../context'
import { visitToken } from './booking-token'

export type OwnVisit = {
  start: string
  end: string
  zip: string
  about: VisitSubject
  /** Where it is moved and called off, as its letter leads there: for its owner's eyes alone. */
  page: string | null
}

/** The visits that the signed-in customer has booked and that lie ahead, the next one first. */
export async function ownVisits(ctx: ServiceContext): Promise<OwnVisit[]> {
  const { actor } = ctx
  return actor === null ? [] : visitsAhead(ctx, { user: { equals: actor.id } })
}

/**
 * The next visit that was booked from the link of a quote, for whoever holds that link: nobody else could
 * book it there. The caller has asked for the link.
 */
export async function visitOfQuote(ctx: ServiceContext, quoteId: number): Promise<OwnVisit | null> {
  const [next] = await visitsAhead(ctx, { quote: { equals: quoteId } })
  return next ?? null
}

async function visitsAhead({ payload, now }: ServiceContext, whose: Where): Promise<OwnVisit[]> {
  const { docs } = await payload.find({
    collection: slugs.bookings,
    where: { and: [whose, { visit: { exists: true } }] },
    depth: 1,
    pagination: false,
    overrideAccess: true, // only one's own or the link's, and of each only when it is
  })
  return docs
    .flatMap(({ id, linkNonce, visit, zip, about: said }) => {
      if (visit === null || typeof visit !== 'object' || visit.isCancelled) return []
      if (new Date(visit.end).getTime() <= now().getTime()) return []
      const page = linkNonce ? `/visit/${visitToken(id, linkNonce)}` : null
      const about = isVisitSubject(said) ? said : 'other'
      return [{ start: visit.start, end: visit.end, zip, about, page }]
    })
    .toSorted((one, other) => new Date(one.start).getTime() - new Date(other.start).getTime())
}
