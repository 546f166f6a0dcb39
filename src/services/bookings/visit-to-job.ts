import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { digitsOfPhone } from '@/domain/customer/phone-digits'
import type { Job, Quote } from '@/payload-types'
import { idOrNull } from '../payments/records'

/**
 * The one open job that waits to be measured of whoever can be reached so, in the transaction of `req`. Null
 * where there is none, and where there are several: which of them is meant the office knows.
 */
export async function jobToMeasure(
  req: PayloadRequest,
  { email, phone }: { email: string; phone: string },
): Promise<number | null> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    select j.id from jobs j
    join quotes q on q.id = j.quote_id
    left join customers c on c.id = j.customer_id
    where (j.stage = 'to_measure' or (j.stage = 'on_hold' and j.held_from = 'to_measure'))
      and (lower(trim(q.customer_email)) = ${lower(email)} or lower(trim(c.email)) = ${lower(email)}
        or ${digitsOfPhone(phone)} in (nullif(q.phone_digits, ''), nullif(c.phone_digits, '')))
    order by j.id limit 2`)
  const [only] = rows as { id: number }[]
  return only !== undefined && rows.length === 1 ? only.id : null
}

/**
 * A job that begins takes along the measuring visits that its customer has booked, in the transaction of
 * `req`: those that came with the inquiry behind the quote, or from the same address or number.
 */
export async function takeBookedVisits(
  req: PayloadRequest,
  { job, quote }: { job: Job; quote: Quote },
): Promise<void> {
  if (job.stage !== 'to_measure') return
  const email = lower(quote.customerEmail ?? '')
  const digits = digitsOfPhone(quote.customerPhone ?? '')
  const customerId = idOrNull(job.customer)
  const { rows = [] } = await databaseOf(req).execute(sql`
    select v.id from visits v
    join inquiries i on i.id = v.inquiry_id
    left join customers c on c.id = ${customerId}
    where v.job_id is null and v.kind = 'measure' and v.is_cancelled is not true
      and v."end" > ${new Date().toISOString()}
      and (i.quote_id = ${quote.id}
        or lower(trim(i.email)) in (nullif(${email}, ''), lower(trim(c.email)))
        or i.phone_digits in (nullif(${digits}, ''), nullif(c.phone_digits, '')))
    order by v.id`)
  for (const { id } of rows as { id: number }[]) {
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
