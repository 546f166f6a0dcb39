import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { lockJob, writeJob } from './job-records'
import { settleMeasuring } from './settle-measuring'

type Args = { req: PayloadRequest; quoteId: number; by: string; now: Date }

/**
 * Moves the job of a quote on from `to_measure`, in the transaction of `req`: its final sizes have gone
 * to the customer, so nobody has to come and measure any more. A job that stands elsewhere stays there.
 */
export async function noteMeasured({ req, quoteId, by, now }: Args): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slugs.jobs,
    where: { quote: { equals: quoteId } },
    select: {},
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the service decides who may
    req,
  })
  const locked = docs[0] ? await lockJob(req, docs[0].id) : null
  if (locked?.job.stage !== 'to_measure') return
  const { job } = locked
  const at = now.toISOString()
  await writeJob(req, job.id, {
    stage: 'measured',
    stageSince: at,
    moves: [...(job.moves ?? []), { from: 'to_measure', to: 'measured', at, by }],
  })
  await settleMeasuring(req, { jobId: job.id, at: now })
}
