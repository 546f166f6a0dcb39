import 'server-only'
import { slugs } from '@collections/slugs'
import { TZDate } from '@date-fns/tz'
import ical from 'ical-generator'
import type { ICalCalendar } from 'ical-generator'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import type { Where } from 'payload'
import { readCompanyFacts } from '@collections/globals/read-company'
import { env } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { timeZone } from '@/i18n/time-zone'
import { translatorOf } from '@/i18n/translator'
import type { Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { contextOfVisits } from '../jobs/job-of-visit'
import type { VisitContext } from '../jobs/job-of-visit'
import { idOf } from '../payments/records'
import { feedOfSecret } from './feed-address'

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
    // named by each event: a calendar in a zone would stamp its events in that zone, too
    timezone: { name: null, generator: (zone) => [zoneBlock(zone)].flat()[0] ?? null },
  })
  const visits = await visitsFor(ctx, feed.userId)
  const contexts = await contextOfVisits(payload, visits)
  for (const visit of visits) {
    const context = contexts.get(visit.id)
    if (context !== undefined) addVisit(calendar, visit, context)
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

function addVisit(calendar: ICalCalendar, visit: Visit, context: VisitContext): void {
  const t = translatorOf(defaultLocale, 'officeJobs')
  const { contact, jobNumber, quoteNumber } = context
  const site = env().SITE_URL
  const lines = [
    [jobNumber, quoteNumber].join(', '),
    contact.phone,
    visit.note,
    `${site}/admin/collections/jobs/${idOf(visit.job)}`,
  ]
  calendar.createEvent({
    id: `visit-${visit.id}@${new URL(site).hostname}`,
    start: inShop(visit.start),
    end: inShop(visit.end),
    timezone: timeZone,
    stamp: new Date(visit.updatedAt),
    lastModified: new Date(visit.updatedAt),
    summary: t('calendar.event', { kind: t(`kinds.${visit.kind}`), name: contact.name }),
    location: contact.address,
    description: lines.filter(Boolean).join('\n'),
  })
}

/** The library writes down what a date says of itself: this one says the shop's time. */
function inShop(at: string): Date {
  return new TZDate(new Date(at).getTime(), timeZone)
}
