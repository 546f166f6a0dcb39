import 'server-only'
import { lockKey } from '@collections/database/lock-key'
import { readBookingRules } from '@collections/globals/read-booking'
import { readCompanyFacts } from '@collections/globals/read-company'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/config/locales'
import { mayChange } from '@/domain/booking/slots'
import { bookingChangedMail } from '@/mail/booking-mail'
import type { Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { queueMail } from '../mail/queue-mail'
import { idOrNull } from '../payments/records'
import { queueBookingLetter } from './booking-letter'
import { claimSlot } from './claim-slot'
import { visitOfToken } from './find-booking'
import type { BookedVisit } from './find-booking'

export type ChangeOutcome =
  | { ok: true; visit: Visit }
  | { ok: false; kind: 'not_found' | 'called_off' | 'too_late' | 'taken' | 'malformed' }

type Args = { ctx: ServiceContext; token: unknown }

/** Moves a visit to another free time, for whoever holds its link. */
export async function moveVisit({
  ctx,
  token,
  input,
}: Args & { input: unknown }): Promise<ChangeOutcome> {
  const read = z.object({ start: z.iso.datetime() }).safeParse(input)
  if (!read.success) return { ok: false, kind: 'malformed' }
  return changing({ ctx, token }, async (req, { booking, visit }) => {
    const { start } = read.data
    const isSame = new Date(start).getTime() === new Date(visit.start).getTime()
    if (isSame) return { ok: true, visit }
    const now = ctx.now()
    const except = { visitId: visit.id }
    const slot = await claimSlot(req, { zip: booking.zip, start, now, except })
    if (slot === null) return { ok: false, kind: 'taken' }
    const moved = await writeVisit(ctx, req, visit.id, {
      ...slot,
      toldStart: slot.start,
      toldEnd: slot.end,
    })
    await tell(ctx, req, { booking, visit: moved }, 'moved', visit)
    return { ok: true, visit: moved }
  })
}

/** Calls a visit off, for whoever holds its link; its time is free again. */
export async function callOffBookedVisit(args: Args): Promise<ChangeOutcome> {
  return changing(args, async (req, { booking, visit }) => {
    const { ctx } = args
    const now = ctx.now().toISOString()
    const off = await writeVisit(ctx, req, visit.id, { isCancelled: true, toldCancelledAt: now })
    await tell(ctx, req, { booking, visit: off }, 'called_off', visit)
    return { ok: true, visit: off }
  })
}

async function changing(
  { ctx, token }: Args,
  change: (req: PayloadRequest, booked: BookedVisit) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return withTransaction(ctx.payload, async (req): Promise<ChangeOutcome> => {
    await lockKey(req, `booking:${String(token)}`)
    const now = ctx.now()
    const booked = await visitOfToken({ payload: ctx.payload, token, now, req })
    if (booked === null) return { ok: false, kind: 'not_found' }
    if (booked.visit.isCancelled) return { ok: false, kind: 'called_off' }
    const rules = await readBookingRules({ payload: ctx.payload, req })
    if (!mayChange(rules, booked.visit.start, now)) return { ok: false, kind: 'too_late' }
    return change(req, booked)
  })
}

async function writeVisit(
  { payload, now }: ServiceContext,
  req: PayloadRequest,
  id: number,
  data: Partial<Visit>,
): Promise<Visit> {
  return payload.update({
    collection: slugs.visits,
    id,
    data: { ...data, toldAt: now().toISOString() },
    depth: 0,
    overrideAccess: true, // whoever holds the link may
    req,
  })
}

/** Customer and shop learn of it, and the inquiry keeps it: not everybody there sees visits. */
async function tell(
  { payload }: ServiceContext,
  req: PayloadRequest,
  { booking, visit }: BookedVisit,
  news: 'moved' | 'called_off',
  before: Visit,
): Promise<void> {
  await queueBookingLetter({ payload, req, booking, visit, about: news })
  const inquiryId = idOrNull(booking.inquiry)
  if (inquiryId === null) return
  const company = await readCompanyFacts({ payload, req, locale: defaultLocale })
  const { start, end } = visit
  const about = { inquiryId, name: booking.name ?? '', start, end, before, company }
  const message = await bookingChangedMail(news, about)
  if (message !== null) await queueMail({ payload, req, message })
}
