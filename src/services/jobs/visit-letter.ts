import 'server-only'
import { toldOf } from '@collections/jobs/told-of'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { pageAddress } from '@/config/page-address'
import { instantOf, shopDayOf, shopTimeOf } from '@/domain/job/shop-time'
import { isWaking, newsOf, wakingOn } from '@/domain/job/visit-news'
import type { VisitNews } from '@/domain/job/visit-news'
import { timeZone } from '@/i18n/time-zone'
import type { VisitLetter } from '@/integrations/jobs/visit-letter-task'
import type { MailMessage } from '@/mail/mail-message'
import { visitMail } from '@/mail/visit-mail'
import type { Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { addressOfLink } from '../links/quote-of-link'
import { bookingLetter } from '../bookings/booking-letter'
import { bookingsOfVisits } from '../bookings/find-booking'
import { letterhead } from '../mail/letterhead'
import { sendLetter } from '../mail/send-letter'
import { tellCrew } from './crew-letter'
import { contextOfVisits } from './job-of-visit'
import { languageOfQuote } from './language-of-quote'

/**
 * Writes and sends a letter about a visit from what is true now; none where nothing is left to say.
 * Throws when it can't be done now.
 */
export async function doVisitLetter(
  ctx: ServiceContext,
  { visitId, about, day }: VisitLetter,
  mark: string,
): Promise<void> {
  const visit = await findVisit(ctx.payload, visitId)
  if (visit === null) return
  if (about === 'crew') return tellCrew(ctx, visit, mark)
  if (about === 'tomorrow') return remind(ctx, visit, day ?? '', mark)
  const news = newsOf(toldOf(visit), ctx.now())
  if (news === null) return
  if (await send(ctx, visit, news, mark)) await noteTold(ctx, visit, news)
}

async function findVisit(payload: Payload, id: number): Promise<Visit | null> {
  return payload.findByID({
    collection: slugs.visits,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the site writes to the customer
  })
}

/** A reminder that could not be sent by day waits for the morning, and is none once the visit began. */
async function remind(ctx: ServiceContext, visit: Visit, day: string, mark: string): Promise<void> {
  const now = ctx.now()
  const start = new Date(visit.start)
  const isOff = visit.isCancelled === true || shopDayOf(start, timeZone) !== day
  if (isOff || start.getTime() <= now.getTime()) return
  if (isWaking(shopTimeOf(now, timeZone))) {
    await send(ctx, visit, 'tomorrow', mark)
    return
  }
  const morning = instantOf(wakingOn(shopDayOf(now, timeZone)), timeZone)
  const next = morning && morning > now ? morning : instantOf(wakingOn(day), timeZone)
  if (next === null || next >= start || next <= now) return
  await ctx.payload.jobs.queue({
    task: 'visitLetter',
    queue: 'mail',
    input: { visitId: visit.id, about: 'tomorrow', day },
    waitUntil: next,
    overrideAccess: true, // the site's own bookkeeping
  })
}

/** Answers whether there was somebody to write to. */
async function send(
  ctx: ServiceContext,
  visit: Visit,
  about: VisitNews | 'tomorrow',
  mark: string,
): Promise<boolean> {
  const message = await letterOfVisit(ctx.payload, visit, about)
  if (message === null) return false
  await sendLetter({ payload: ctx.payload, message, mark })
  return true
}

async function letterOfVisit(
  payload: Payload,
  visit: Visit,
  about: VisitNews | 'tomorrow',
): Promise<MailMessage | null> {
  const isNeedless = about === 'called_off' && Boolean(visit.settledAt)
  // what the customer booked by a link of its own is spoken of with that link
  const ofBooking = isNeedless && visit.job ? null : await letterOfBooking(payload, visit, about)
  if (ofBooking !== null || !visit.job) return ofBooking
  const context = (await contextOfVisits(payload, [visit])).get(visit.id)
  const to = context?.contact.email
  if (!context || !to) return null
  const { quote, quoteNumber, contact } = context
  const locale = await languageOfQuote(payload, quote)
  // What is called off is the time that the customer knows.
  const known = about === 'called_off' ? toldOf(visit).told : null
  return visitMail(await letterhead({ payload, to, locale }), isNeedless ? 'not_needed' : about, {
    kind: visit.kind,
    ...(known ?? { start: visit.start, end: visit.end }),
    quoteNumber,
    address: contact.address,
    person: await firstNameOf(payload, visit),
    url: quote.user ? pageAddress(locale, '/profile') : addressOfLink(quote),
  })
}

async function letterOfBooking(
  payload: Payload,
  visit: Visit,
  about: VisitNews | 'tomorrow',
): Promise<MailMessage | null> {
  const booking = (await bookingsOfVisits(payload, [visit])).get(visit.id)
  if (booking === undefined) return null
  // What is called off is the time that the customer knows.
  const known = about === 'called_off' ? toldOf(visit).told : null
  const shown = { ...visit, ...known }
  return bookingLetter({
    payload,
    booking,
    visit: shown,
    about: about === 'set' ? 'booked' : about,
  })
}

async function firstNameOf(payload: Payload, { who }: Visit): Promise<string | null> {
  if (typeof who !== 'number') return null
  const person = await payload.findByID({
    collection: slugs.users,
    id: who,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the first name of whoever comes, for the customer
  })
  return person?.fullName.split(/\s+/)[0] ?? null
}

/** Past the rules for visits, since no visit changes by it. */
async function noteTold(ctx: ServiceContext, visit: Visit, news: VisitNews): Promise<void> {
  const at = ctx.now().toISOString()
  await ctx.payload.db.drizzle.execute(
    news === 'called_off'
      ? sql`update visits set told_at = ${at}, told_cancelled_at = ${at} where id = ${visit.id}`
      : sql`
        update visits set told_at = ${at}, told_start = ${visit.start}, told_end = ${visit.end},
          told_cancelled_at = null
        where id = ${visit.id}`,
  )
}
