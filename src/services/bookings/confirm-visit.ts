import 'server-only'
import { databaseOf, lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { fieldProblems } from '@/domain/account/field-problems'
import {
  bookingForm,
  isBookedAs,
  mostVisitsAhead,
  namesOtherZip,
  typedOf,
} from '@/domain/booking/booking-form'
import type { BookingFields } from '@/domain/booking/booking-form'
import { bookingProblemCode } from '@/domain/booking/problem-codes'
import type { BookingProblemCode } from '@/domain/booking/problem-codes'
import { visitStateOf } from '@/domain/booking/visit-state'
import type { Booking } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { idOrNull } from '../payments/records'
import { newHoldToken, newVisitLink, visitToken } from './booking-token'
import { enterVisit, keepAsSpam } from './enter-visit'
import { claimSlot, lockDay } from './claim-slot'
import { holdOfToken, isLinkOpen, tokenOfVisitAhead, visitOfHold } from './find-booking'

export type BookingProblem = { field: string; code: BookingProblemCode }

export type ConfirmOutcome =
  /** Booked before with other words, it stands as it was. */
  | { ok: true; token: string; isUnchanged?: boolean }
  | { ok: false; kind: 'not_found' | 'hold_ended' }
  /** Another time was held for the same quote, and booked meanwhile: `token` opens that visit. */
  | { ok: false; kind: 'booked_for_quote'; token: string }
  /** Booked before, and called off, deleted or over since: nothing is booked by it any more. */
  | {
      ok: false
      kind: 'booked_and_off' | 'booked_and_past'
      /** Null where the link of the visit opens no more. */
      token: string | null
      zip: string
    }
  | { ok: false; kind: 'problems'; problems: BookingProblem[] }

type Args = { ctx: ServiceContext; token: unknown; input: unknown }

/**
 * Turns a hold into a visit, an inquiry and two letters, all or nothing. A hold that ended books still
 * where nobody else has taken its place; what is wrong is kept with what was typed.
 */
export async function confirmVisit({ ctx, token, input }: Args): Promise<ConfirmOutcome> {
  const hold = await holdOfToken({ payload: ctx.payload, token })
  if (hold === null) return bookedBefore(ctx, { payload: ctx.payload, token }, input)
  const read = bookingForm.safeParse(input)
  const problems: BookingProblem[] = read.success
    ? []
    : fieldProblems(read.error.issues, bookingProblemCode)
  if (isElsewhere(hold, input) && !problems.some(({ field }) => field === 'address')) {
    problems.push({ field: 'address', code: 'addressOtherZip' })
  }
  if (!read.success || problems.length > 0) return keepTyped(ctx, hold, input, problems)
  const fields = read.data
  const outcome = await withTransaction(ctx.payload, (req) => book(ctx, req, token, fields))
  if (outcome.ok) return outcome
  switch (outcome.kind) {
    case 'problems':
      return keepTyped(ctx, hold, input, outcome.problems)
    case 'hold_ended':
      return keepTyped(ctx, hold, input, [])
    default:
      return outcome
  }
}

/** Pressed twice, it is booked once, and both presses lead there. */
async function bookedBefore(
  { now }: ServiceContext,
  hold: Parameters<typeof visitOfHold>[0],
  input: unknown,
): Promise<ConfirmOutcome> {
  const booked = await visitOfHold(hold)
  if (booked === null) return { ok: false, kind: 'not_found' }
  const { token, booking, visit } = booked
  const state = visit === null ? 'called_off' : visitStateOf(visit, now())
  if (state !== 'ahead') {
    const kind = state === 'past' ? 'booked_and_past' : 'booked_and_off'
    const opens = visit !== null && isLinkOpen(visit, now())
    return { ok: false, kind, token: opens ? token : null, zip: booking.zip }
  }
  return isBookedAs(booking, input) ? { ok: true, token } : { ok: true, token, isUnchanged: true }
}

/** Told with all else that is wrong, not once that is right. */
function isElsewhere({ zip }: Booking, input: unknown): boolean {
  return namesOtherZip(typedOf(input).address ?? '', zip)
}

async function book(
  ctx: ServiceContext,
  req: PayloadRequest,
  token: unknown,
  fields: BookingFields,
): Promise<ConfirmOutcome> {
  await lockKey(req, `booking:${String(token)}`)
  const hold = await holdOfToken({ payload: ctx.payload, token, req })
  if (hold === null) return bookedBefore(ctx, { payload: ctx.payload, token, req }, fields)
  if (fields.website?.trim()) {
    await keepAsSpam({ ctx, req, hold, fields })
    return { ok: true, token: newHoldToken().token }
  }
  const stands = await visitForSameQuote(ctx, req, hold)
  if (stands !== null) return { ok: false, kind: 'booked_for_quote', token: stands }
  await lockKey(req, `bookings-of:${fields.email}`)
  const { email } = fields
  if ((await visitsAhead(req, email, ctx.now())) >= mostVisitsAhead) {
    return {
      ok: false,
      kind: 'problems',
      problems: [{ field: 'email', code: 'emailManyVisits' }],
    }
  }
  if (!(await isStillFree(ctx, req, hold))) return { ok: false, kind: 'hold_ended' }
  const link = newVisitLink(hold.id)
  await enterVisit({ ctx, req, hold, fields, link })
  return { ok: true, token: visitToken(hold.id, link.linkNonce) }
}

/** A quote is measured by one visit: the secret of the one that is booked for it, if it lies ahead. */
async function visitForSameQuote(
  { now }: ServiceContext,
  req: PayloadRequest,
  hold: Booking,
): Promise<string | null> {
  const quoteId = idOrNull(hold.quote)
  if (quoteId === null) return null
  await lockKey(req, `booking-for-quote:${quoteId}`)
  return tokenOfVisitAhead(req, { quoteId, now: now() })
}

async function isStillFree(
  ctx: ServiceContext,
  req: PayloadRequest,
  hold: Booking,
): Promise<boolean> {
  const now = ctx.now()
  if (new Date(hold.heldUntil) > now) {
    await lockDay(req, hold.start)
    return true
  }
  const { zip, start, id } = hold
  return (await claimSlot(req, { zip, start, now, except: { bookingId: id } })) !== null
}

async function visitsAhead(req: PayloadRequest, email: string, now: Date): Promise<number> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    select count(*)::int as count from bookings join visits on visits.id = bookings.visit_id
    where bookings.email = ${email} and visits.is_cancelled is not true
      and visits.start > ${now.toISOString()}`)
  return (rows[0] as { count: number } | undefined)?.count ?? 0
}

/** So that the page shows it again, with or without its scripts; nobody else can read it. */
async function keepTyped(
  { payload }: ServiceContext,
  { id }: Booking,
  input: unknown,
  problems: BookingProblem[],
): Promise<ConfirmOutcome> {
  await payload.update({
    collection: slugs.bookings,
    where: { and: [{ id: { equals: id } }, { state: { equals: 'held' } }] },
    data: { typed: { values: typedOf(input), problems } },
    depth: 0,
    overrideAccess: true, // whoever holds the token typed it
  })
  return problems.length > 0
    ? { ok: false, kind: 'problems', problems }
    : { ok: false, kind: 'hold_ended' }
}
