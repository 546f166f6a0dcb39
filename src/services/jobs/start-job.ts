import 'server-only'
import { lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Job, Quote } from '@/payload-types'
import { takeBookedVisits } from '../bookings/visit-to-job'
import { customerOfAccount } from '../customers/find-customer'
import { idOrNull } from '../payments/records'

/**
 * Begins the job of a quote that was accepted or paid for, in the transaction of `req`: one a quote,
 * however often it is asked for.
 */
export async function startJob(req: PayloadRequest, quote: Quote): Promise<Job> {
  await lockKey(req, `job-of:${quote.id}`)
  const { docs } = await req.payload.find({
    collection: slugs.jobs,
    where: { quote: { equals: quote.id } },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  if (docs[0]) return docs[0]
  const job = await req.payload.create({
    collection: slugs.jobs,
    data: {
      quote: quote.id,
      customer: await customerOf(req, quote),
      stage: quote.measurements === 'final' ? 'measured' : 'to_measure',
      stageSince: new Date().toISOString(),
    },
    depth: 0,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
  })
  await takeBookedVisits(req, { job, quote })
  return job
}

/** The caller's row, or that of the account which saved the quote. */
async function customerOf(req: PayloadRequest, { customer, user }: Quote): Promise<number | null> {
  const userId = idOrNull(user)
  if (customer || userId === null) return idOrNull(customer)
  return (await customerOfAccount(req, userId))?.id ?? null
}
