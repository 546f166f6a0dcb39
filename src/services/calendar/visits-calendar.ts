import 'server-only'
import { slugs } from '@collections/slugs'
import ical from 'ical-generator'
import type { ICalCalendar } from 'ical-generator'
import type { Where } from 'payload'
import { readCompanyFacts } from '@collections/globals/read-company'
import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { timeZone } from '@/i18n/time-zone'
import { translatorOf } from '@/i18n/translator'
import { isVisitSubject } from '@/domain/booking/visit-subjects'
import type { Booking, Visit } from '@/payload-types'
import { bookingsOfVisits } from '../bookings/find-booking'
import type { ServiceContext } from '../context'
import { contextOfVisits } from '../jobs/job-of-visit'
import type { VisitContext } from '../jobs/job-of-visit'
import { idOrNull } from '../payments/records'
import { feedOfSecret } from './feed-address'
import { idOfEvent, inShop, zoneRules } from './shop-zone'

const dayMs = 24 * 60 * 60_000
const shown = { before: 60 * dayMs, after: 400 * dayMs, most: 1000 }

/** The calendar that a secret opens, as a file that calendars subscribe to; null where it opens none. */
export async function visitsCalendar({
  ctx,
  secret,
}: {
  ctx: ServiceContext
  secret: string
}): Promise<string | null> {
  const { payload } = ctx
  const feed = await feedOfSecret(payload, secret)
  if (feed === null) return null
  const t = translatorOf(defaultLocale, 'officeJobs.calendar')
  const { name } = await readCompanyFacts({ payload, locale: defaultLocale })
  const calendar = ical({
    name: t(feed.userId === null ? 'all' : 'mine', { company: name }),
    prodId: { company: name, product: 'Visits', language: 'EN' },
    ttl: 15 * 60,
    timezone: zoneRules,
  })
  const visits = await visitsFor(ctx, feed.userId)
  const contexts = await contextOfVisits(payload, visits)
  const bookings = await bookingsOfVisits(payload, visits)
  for (const visit of visits) {
    const context = contexts.get(visit.id)
    const booking = bookings.get(visit.id)
    if (context !== undefined) addVisit(calendar, visit, ofJob(visit, context, feed.opensJobs))
    else if (booking !== undefined) addVisit(calendar, visit, ofBooking(booking))
  }
  return calendar.toString()
}

async function visitsFor(
  { payload, now }: ServiceContext,
  userId: number | null,
): Promise<Visit[]> {
  const at = (offset: number) => new Date(now().getTime() + offset).toISOString()
  const where: Where = {
    and: [
      { isCancelled: { not_equals: true } },
      { start: { greater_than: at(-shown.before) } },
      { start: { less_than: at(shown.after) } },
      ...(userId === null ? [] : [{ who: { equals: userId } }]),
    ],
  }
  const { docs } = await payload.find({
    collection: slugs.visits,
    where,
    sort: 'start',
    limit: shown.most,
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever holds the secret may
  })
  return docs
}

type Shown = {
  name: string
  address: string | null
  phone: string | null
  /** What it is about, and where in the admin more of it stands. */
  about: string
  path: string
}

/** Who sees no jobs finds his visits on the morning page. */
function ofJob(
  { job }: Visit,
  { contact, jobNumber, quoteNumber }: VisitContext,
  opensJobs: boolean,
): Shown {
  return {
    ...contact,
    about: [jobNumber, quoteNumber].join(', '),
    path: opensJobs ? `/collections/jobs/${idOrNull(job) ?? ''}` : '',
  }
}

function ofBooking({ name, address, phone, about, inquiry }: Booking): Shown {
  const t = translatorOf(defaultLocale, 'booking')
  return {
    name: name ?? '',
    address: address ?? null,
    phone: phone ?? null,
    about: t(`subjects.${isVisitSubject(about) ? about : 'other'}`),
    path: `/collections/inquiries/${idOrNull(inquiry) ?? ''}`,
  }
}

function addVisit(calendar: ICalCalendar, visit: Visit, shown: Shown): void {
  const t = translatorOf(defaultLocale, 'officeJobs')
  const { about, address, name, path, phone } = shown
  const lines = [about, phone, visit.note, `${env().SITE_URL}/admin${path}`]
  calendar.createEvent({
    id: idOfEvent(visit.id),
    start: inShop(visit.start),
    end: inShop(visit.end),
    timezone: timeZone,
    stamp: new Date(visit.updatedAt),
    lastModified: new Date(visit.updatedAt),
    summary: t('calendar.event', { kind: t(`kinds.${visit.kind}`), name }),
    location: address,
    description: lines.filter(Boolean).join('\n'),
  })
}
