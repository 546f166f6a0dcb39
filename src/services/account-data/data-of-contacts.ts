import 'server-only'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Correspondence, Inquiry, VisitorPhoto } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { idOf, idOrNull } from '../payments/records'

/** What came from his confirmed address, what was answered, and the letters of the site. */
export async function dataOfContacts(ctx: ServiceContext, { email }: Actor) {
  const { payload } = ctx
  const common = { depth: 0, pagination: false, sort: 'id' } as const
  const { docs: inquiries } = await payload.find({
    ...common,
    collection: slugs.inquiries,
    where: { email: { equals: email } },
    overrideAccess: true, // what he wrote himself; what is handed out stands below
  })
  const ids = inquiries.map(({ id }) => id)
  const [{ docs: answers }, { docs: photos }, { docs: bookings }, letters] = await Promise.all([
    payload.find({
      ...common,
      collection: slugs.correspondence,
      where: { and: [{ inquiry: { in: ids } }, { kind: { equals: 'reply' } }] },
      overrideAccess: true, // what he was answered
    }),
    payload.find({
      ...common,
      collection: slugs.visitorPhotos,
      where: { inquiries: { in: ids } },
      overrideAccess: true, // their names alone
    }),
    payload.find({
      ...common,
      collection: slugs.bookings,
      where: { and: [{ email: { equals: email } }, { state: { equals: 'booked' } }] },
      overrideAccess: true, // what he booked himself; what is handed out stands below
    }),
    lettersTo(ctx, email),
  ])
  return {
    inquiries: inquiries.map((inquiry) => dataOfInquiry(inquiry, answers, photos)),
    bookedVisits: bookings.map((booking) => ({
      start: booking.start,
      end: booking.end,
      zip: booking.zip,
      name: booking.name ?? null,
      email: booking.email ?? null,
      phone: booking.phone ?? null,
      address: booking.address ?? null,
      about: booking.about ?? null,
      message: booking.message ?? null,
    })),
    letters: [
      ...letters,
      ...answers.map(({ subject, leavesAt, createdAt }) => ({
        subject: subject ?? '',
        date: leavesAt ?? createdAt,
      })),
    ],
  }
}

function dataOfInquiry(inquiry: Inquiry, answers: Correspondence[], photos: VisitorPhoto[]) {
  return {
    sentAt: inquiry.createdAt,
    kind: inquiry.kind,
    service: inquiry.service ?? null,
    name: inquiry.name,
    email: inquiry.email ?? null,
    phone: inquiry.phone ?? null,
    message: inquiry.message ?? null,
    configuration: inquiry.quoteConfiguration ?? null,
    total: inquiry.quoteTotal ?? null,
    language: inquiry.locale ?? null,
    answers: answers
      .filter((answer) => idOrNull(answer.inquiry) === inquiry.id)
      .map(({ subject, text, leavesAt, createdAt }) => ({
        subject: subject ?? '',
        text,
        date: leavesAt ?? createdAt,
      })),
    photos: photos
      .filter((photo) => (photo.inquiries ?? []).some((one) => idOf(one) === inquiry.id))
      .map(({ filename }) => filename ?? ''),
  }
}

/** Letters of the site to his confirmed address: what has left, by its subject, and what waits to. */
async function lettersTo({ payload }: ServiceContext, email: string) {
  const { rows } = await payload.db.drizzle.execute<{ subject: string; date: string }>(sql`
    select subject, created_at as date from correspondence
    where kind = 'letter' and "to" = ${email}
    union all
    select input -> 'message' ->> 'subject', created_at from payload_jobs
    where task_slug = 'sendMail' and lower(input -> 'message' ->> 'to') = ${email}
    order by date`)
  return rows.map(({ subject, date }) => ({ subject, date: new Date(date).toISOString() }))
}
