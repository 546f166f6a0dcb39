import 'server-only'
import { toldOf } from '@collections/jobs/told-of'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { newsOf } from '@/domain/job/visit-news'
import type { Visit } from '@/payload-types'

/** Visits that measuring made needless, as far as the customer still expects somebody to come. */
export async function expectedThoughMeasured(
  payload: Payload,
  quoteId: number,
  now: Date,
): Promise<Visit[]> {
  const { docs } = await payload.find({
    collection: slugs.visits,
    where: {
      and: [
        { 'job.quote': { equals: quoteId } },
        { settledAt: { exists: true } },
        { isCancelled: { equals: true } },
      ],
    },
    sort: 'start',
    depth: 0,
    pagination: false,
    overrideAccess: true, // the site writes to the customer
  })
  return docs.filter((visit) => newsOf(toldOf(visit), now) === 'called_off')
}

/** The customer knows by another letter that nobody comes. Past the rules: no visit changes by it. */
export async function noteToldElsewhere(
  payload: Payload,
  visits: Visit[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  for (const { id } of visits) {
    await payload.db.drizzle.execute(
      sql`update visits set told_at = ${at}, told_cancelled_at = ${at} where id = ${id}`,
    )
  }
}
