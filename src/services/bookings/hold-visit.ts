import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { readBookingRules } from '@collections/globals/read-booking'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/config/locales'
import { areaOfZip, readZip } from '@/domain/booking/area-of-zip'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { hashOfToken } from '../links/link-token'
import { quoteOfLink } from '../links/quote-of-link'
import { newHoldToken } from './booking-token'
import { claimSlot } from './claim-slot'

const holdWish = z.object({
  zip: z.string().max(20),
  start: z.iso.datetime(),
  about: z.string().optional(),
  /** A hold of the same visitor that this one takes the place of. */
  instead: z.string().max(100).optional(),
})

export type HoldOutcome =
  | { ok: true; token: string; start: string; end: string; heldUntil: string }
  | { ok: false; kind: 'closed' | 'taken' | 'malformed' | 'zipInvalid' | 'zipNowhere' }

type Args = {
  ctx: ServiceContext
  input: unknown
  locale: Locale
  /** Of the link that the visitor comes from: it says for which quote the visit is. */
  linkToken?: string | null
}

/** Holds a time for whoever is about to say who he is; `taken` where somebody else was faster. */
export async function holdVisit({
  ctx,
  input,
  locale,
  linkToken = null,
}: Args): Promise<HoldOutcome> {
  const read = holdWish.safeParse(input)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const { start, about, instead } = read.data
  const rules = await readBookingRules({ payload: ctx.payload })
  if (!rules.isOpen) return { ok: false, kind: 'closed' }
  const zip = readZip(read.data.zip)
  if (zip === null) return { ok: false, kind: 'zipInvalid' }
  if (areaOfZip(rules, zip).kind === 'nowhere') return { ok: false, kind: 'zipNowhere' }
  const now = ctx.now()
  const heldUntil = new Date(now.getTime() + rules.holdMinutes * 60_000).toISOString()
  return withTransaction(ctx.payload, async (req): Promise<HoldOutcome> => {
    const before = instead ? await letGo(req, instead) : null
    const slot = await claimSlot(req, { zip, start, now })
    if (slot === null) return { ok: false, kind: 'taken' }
    await sweepHolds(req, now)
    const linked = linkToken === null ? null : await quoteOfLink({ ctx, token: linkToken, req })
    const { token, holdHash } = newHoldToken()
    await req.payload.create({
      collection: slugs.bookings,
      data: {
        state: 'held',
        ...slot,
        heldUntil,
        zip,
        holdHash,
        language: locale,
        quote: linked?.id ?? before,
        ...(isVisitSubject(about) ? { about } : {}),
      },
      depth: 0,
      overrideAccess: true, // the collection is closed: services alone write it
      req,
    })
    return { ok: true, token, ...slot, heldUntil }
  })
}

/** Gives up a hold; the quote that it was for, if any. */
async function letGo(req: PayloadRequest, token: string): Promise<number | null> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    delete from bookings where state = 'held' and hold_hash = ${hashOfToken(token)}
    returning quote_id as quote`)
  return (rows[0] as { quote: number | null } | undefined)?.quote ?? null
}

/** What was typed into a hold that nobody booked goes a day later. */
async function sweepHolds(req: PayloadRequest, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60_000).toISOString()
  await databaseOf(req).execute(sql`
    delete from bookings where id in (
      select id from bookings where state = 'held' and held_until < ${before}
      for update skip locked)`)
}
