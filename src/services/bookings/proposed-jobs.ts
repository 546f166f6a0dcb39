import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import type { ServiceContext } from '../context'
import { waitsToBeMeasured } from './visit-to-job'

/** A job that a booked visit may be for: whoever booked it can be reached as its customer is. */
export type ProposedJob = {
  visitId: number
  inquiryId: number
  jobId: number
  jobNumber: string
  customer: string
  by: 'email' | 'phone' | 'both'
}

type Of = { visitId: number } | { inquiryId: number }
type Args = { ctx: ServiceContext; of?: Of }

const mostProposed = 100

/**
 * Which jobs the booked visits ahead may be for that nobody has tied yet; of one visit, or all. Anybody can
 * type an address, so that a person here decides; nothing to whoever does not work with customers.
 */
export async function proposedJobs({ ctx, of }: Args): Promise<ProposedJob[]> {
  const { payload, actor, now } = ctx
  if (actor === null || !worksWithCustomers(actor)) return []
  const { rows } = await payload.db.drizzle.execute<
    Omit<ProposedJob, 'by'> & { isEmail: boolean | null; isPhone: boolean | null }
  >(sql`
    select v.id as "visitId", i.id as "inquiryId", j.id as "jobId",
      coalesce(j.number, j.id::text) as "jobNumber", q.customer_name as customer,
      lower(trim(i.email)) in (lower(trim(q.customer_email)), lower(trim(c.email))) as "isEmail",
      nullif(i.phone_digits, '') in (q.phone_digits, c.phone_digits) as "isPhone"
    from visits v
    join inquiries i on i.id = v.inquiry_id
    join jobs j on ${waitsToBeMeasured}
    join quotes q on q.id = j.quote_id
    left join customers c on c.id = j.customer_id
    where v.job_id is null and v.kind = 'measure' and v.is_cancelled is not true
      and v."end" > ${now().toISOString()} and ${narrowed(of)}
      and (lower(trim(i.email)) in (lower(trim(q.customer_email)), lower(trim(c.email)))
        or nullif(i.phone_digits, '') in (q.phone_digits, c.phone_digits))
    order by v.start, j.id limit ${mostProposed}`)
  return rows.map(({ isEmail, isPhone, ...proposed }) => ({
    ...proposed,
    by: isEmail && isPhone ? 'both' : isEmail ? 'email' : 'phone',
  }))
}

function narrowed(of: Of | undefined) {
  if (of === undefined) return sql`true`
  return 'visitId' in of ? sql`v.id = ${of.visitId}` : sql`i.id = ${of.inquiryId}`
}

/** Those of one visit among them. */
export function proposalsTo(proposed: readonly ProposedJob[], of: Of): ProposedJob[] {
  return proposed.filter((one) =>
    'visitId' in of ? one.visitId === of.visitId : one.inquiryId === of.inquiryId,
  )
}
