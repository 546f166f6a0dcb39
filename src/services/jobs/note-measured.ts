import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { lockJob, writeJob } from './job-records'
import { restoreMeasuring, settleMeasuring } from './settle-measuring'

type Args = { req: PayloadRequest; quoteId: number; by: string; now: Date }

/**
 * Moves the job of a quote on from `to_measure`, in the transaction of `req`: its final sizes have gone
 * to the customer, so nobody has to come and measure any more. A job that stands elsewhere stays there.
 */
export async function noteMeasured({ req, quoteId, by, now }: Args): Promise<void> {
  const locked = await lockJobOf(req, quoteId)
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

/** Undoes what sending noted at that moment: the job is to be measured, and whoever was to come comes. */
export async function takeBackMeasured({
  req,
  quoteId,
  at,
}: Pick<Args, 'req' | 'quoteId'> & { at: string }): Promise<void> {
  const locked = await lockJobOf(req, quoteId)
  const moves = locked?.job.moves ?? []
  const last = moves.at(-1)
  if (locked?.job.stage !== 'measured' || last?.from !== 'to_measure' || last.at !== at) return
  const { job } = locked
  const earlier = moves.slice(0, -1)
  await writeJob(req, job.id, {
    stage: 'to_measure',
    stageSince: earlier.at(-1)?.at ?? job.createdAt,
    moves: earlier,
  })
  await restoreMeasuring(req, { jobId: job.id, at })
}

async function lockJobOf(
  req: PayloadRequest,
  quoteId: number,
): Promise<Awaited<ReturnType<typeof lockJob>>> {
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
  return docs[0] ? lockJob(req, docs[0].id) : null
}
