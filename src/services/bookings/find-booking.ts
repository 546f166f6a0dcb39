import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Booking, Visit } from '@/payload-types'
import { hashOfToken, isTokenShaped } from '../links/link-token'
import { idOrNull } from '../payments/records'
import { visitToken } from './booking-token'

type Args = { payload: Payload; token: unknown; req?: PayloadRequest }

/** The hold that a token names, ended or not; null where there is none, or it was booked. */
export async function holdOfToken({ token, ...reading }: Args): Promise<Booking | null> {
  const booking = await oneBooking(reading, 'holdHash', token)
  return booking?.state === 'held' ? booking : null
}

type VisitOfHold = {
  token: string
  booking: Booking
  /** Null once it was deleted. */
  visit: Visit | null
}

/** What a hold became, for whoever comes back to it, with the secret of the visit; null while it is none. */
export async function visitOfHold({ token, ...reading }: Args): Promise<VisitOfHold | null> {
  const booking = await oneBooking(reading, 'holdHash', token)
  if (booking?.state !== 'booked' || !booking.linkNonce) return null
  const visit = await visitOf(reading, booking)
  return { token: visitToken(booking.id, booking.linkNonce), booking, visit }
}

export type BookedVisit = { booking: Booking; visit: Visit }

const openAfterMs = 30 * 24 * 60 * 60_000

/** Whether the link of a visit opens still, for a while after it. */
export function isLinkOpen({ end }: Pick<Visit, 'end'>, now: Date): boolean {
  return new Date(end).getTime() + openAfterMs >= now.getTime()
}

/** What a link opens; null for a wrong one, and for one that ended with its visit. */
export async function visitOfToken({
  token,
  now,
  ...reading
}: Args & { now: Date }): Promise<BookedVisit | null> {
  const booking = await oneBooking(reading, 'linkHash', token)
  const visit = booking && (await visitOf(reading, booking))
  if (booking === null || visit === null) return null
  return isLinkOpen(visit, now) ? { booking, visit } : null
}

/** The secret of the next visit that was booked from the link of a quote; null while none lies ahead. */
export async function tokenOfVisitAhead(
  req: PayloadRequest,
  { quoteId, now }: { quoteId: number; now: Date },
): Promise<string | null> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    select b.id, b.link_nonce as nonce from bookings b join visits v on v.id = b.visit_id
    where b.quote_id = ${quoteId} and b.link_nonce is not null
      and v.is_cancelled is not true and v."end" > ${now.toISOString()}
    order by v.start limit 1`)
  const next = rows[0] as { id: number; nonce: string } | undefined
  return next === undefined ? null : visitToken(next.id, next.nonce)
}

async function visitOf(
  { payload, req }: Omit<Args, 'token'>,
  booking: Booking,
): Promise<Visit | null> {
  const id = idOrNull(booking.visit)
  if (id === null) return null
  return payload.findByID({
    collection: slugs.visits,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // whoever holds the secret may
    ...(req === undefined ? {} : { req }),
  })
}

/** What does not look like a token is searched for all the same, so that both take as long. */
async function oneBooking(
  { payload, req }: Omit<Args, 'token'>,
  field: 'holdHash' | 'linkHash',
  token: unknown,
): Promise<Booking | null> {
  const isShaped = typeof token === 'string' && isTokenShaped(token)
  const { docs } = await payload.find({
    collection: slugs.bookings,
    where: { [field]: { equals: hashOfToken(isShaped ? token : '') } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever holds the secret may
    ...(req === undefined ? {} : { req }),
  })
  return docs[0] ?? null
}

/** The bookings behind visits, by the ids of the visits. */
export async function bookingsOfVisits(
  payload: Payload,
  visits: Visit[],
): Promise<Map<number, Booking>> {
  const ids = visits.filter(({ inquiry }) => Boolean(inquiry)).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: slugs.bookings,
    where: { visit: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // a letter to the customer, or a calendar found by its secret
  })
  return new Map(
    docs.flatMap((booking) =>
      typeof booking.visit === 'number' ? [[booking.visit, booking]] : [],
    ),
  )
}
