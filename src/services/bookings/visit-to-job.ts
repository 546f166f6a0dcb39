import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayBeVisitTo } from '@/domain/booking/may-be-visit-to'
import type { Job, Quote } from '@/payload-types'
import type { Actor } from '../context'
import { idOrNull } from '../payments/records'

/** A job that waits to be measured, on hold or not. */
export const waitsToBeMeasured = sql`
  (j.stage = 'to_measure' or (j.stage = 'on_hold' and j.held_from = 'to_measure'))`

/**
 * The one open job that waits to be measured of a signed-in customer, and may be where the visit goes, in the
 * transaction of `req`. Null where there is none, and where there are several: which of them is meant the office
 * knows.
 */
export async function jobOfAccount(
  req: PayloadRequest,
  { id, email }: Pick<Actor, 'id' | 'email'>,
  visit: { zip: string },
): Promise<number | null> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    select j.id, q.project_address as address from jobs j
    join quotes q on q.id = j.quote_id
    left join customers c on c.id = j.customer_id
    where ${waitsToBeMeasured}
      and (q.user_id = ${id} or c.user_id = ${id} or lower(trim(q.customer_email)) = ${lower(email)})
    order by j.id`)
  const jobs = (rows as { id: number; address: string | null }[]).filter(({ address }) =>
    mayBeVisitTo(address, visit),
  )
  const [only] = jobs
  return only !== undefined && jobs.length === 1 ? only.id : null
}

/** The job of a quote whose link a visitor came from, while it waits to be measured. */
export async function jobOfQuote(req: PayloadRequest, quoteId: number): Promise<number | null> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    select j.id from jobs j where ${waitsToBeMeasured} and j.quote_id = ${quoteId} limit 1`)
  return (rows[0] as { id: number } | undefined)?.id ?? null
}

/**
 * A job that begins takes along the measuring visits that its customer has booked, in the transaction of
 * `req`: those that he booked signed in for where it may be, those from the link of its quote, and those whose
 * inquiry the office made the quote of. What only names the same address or number anybody can have typed: it is
 * proposed.
 */
export async function takeBookedVisits(
  req: PayloadRequest,
  { job, quote }: { job: Job; quote: Quote },
): Promise<void> {
  if (job.stage !== 'to_measure') return
  const { rows = [] } = await databaseOf(req).execute(sql`
    select v.id, b.zip, i.quote_id as "quoteId" from visits v
    join inquiries i on i.id = v.inquiry_id
    left join bookings b on b.visit_id = v.id
    left join users u on u.id = b.user_id
    left join customers c on c.id = ${idOrNull(job.customer)}
    where v.job_id is null and v.kind = 'measure' and v.is_cancelled is not true
      and v."end" > ${new Date().toISOString()}
      and (i.quote_id = ${quote.id} or b.user_id in (${idOrNull(quote.user)}, c.user_id)
        or lower(trim(u.email)) = nullif(${lower(quote.customerEmail ?? '')}, ''))
    order by v.id`)
  const visits = rows as { id: number; zip: string | null; quoteId: number | null }[]
  for (const { id, zip, quoteId } of visits) {
    const isMeant = quoteId === quote.id || zip === null
    if (!isMeant && !mayBeVisitTo(quote.projectAddress, { zip })) continue
    await req.payload.update({
      collection: slugs.visits,
      id,
      data: { job: job.id },
      depth: 0,
      overrideAccess: true, // the site's own bookkeeping, whoever caused it
      req,
    })
  }
}

const lower = (email: string) => email.trim().toLowerCase()
