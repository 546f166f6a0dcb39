import 'server-only'
import { slugs } from '@collections/slugs'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { VisitTimes } from '@/domain/job/visit-times'

type Args = {
  payload: Payload
  req?: PayloadRequest
  /** From when until when. */
  span: { start: string; end: string }
  now: Date
  /** What does not count: the visit that is moved, the hold that is turned into one. */
  except?: { visitId?: number | undefined; bookingId?: number | undefined }
}

/** Measuring visits and living holds that take a place in a span; the office's own visits count too. */
export async function takenTimes({
  payload,
  req,
  span,
  now,
  except = {},
}: Args): Promise<VisitTimes[]> {
  const overlapping: Where[] = [
    { start: { less_than: span.end } },
    { end: { greater_than: span.start } },
  ]
  const reading = {
    depth: 0,
    pagination: false,
    ...(req === undefined ? {} : { req }),
  } as const
  const visits = await payload.find({
    ...reading,
    collection: slugs.visits,
    where: {
      and: [
        ...overlapping,
        { kind: { equals: 'measure' } },
        { isCancelled: { not_equals: true } },
        ...(except.visitId === undefined ? [] : [{ id: { not_equals: except.visitId } }]),
      ],
    },
    select: { start: true, end: true },
    overrideAccess: true, // whether there is room, and nothing else, is told
  })
  const holds = await payload.find({
    ...reading,
    collection: slugs.bookings,
    where: {
      and: [
        ...overlapping,
        { state: { equals: 'held' } },
        { heldUntil: { greater_than: now.toISOString() } },
        ...(except.bookingId === undefined ? [] : [{ id: { not_equals: except.bookingId } }]),
      ],
    },
    select: { start: true, end: true },
    overrideAccess: true, // as above
  })
  return [...visits.docs, ...holds.docs].map(({ start, end }) => ({ start, end }))
}
