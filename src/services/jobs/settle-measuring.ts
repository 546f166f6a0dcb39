import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest, Where } from 'payload'
import type { Visit } from '@/payload-types'

/**
 * The visits to measure that are still ahead take place no more, in the transaction of `req`: the sizes
 * are there. What the customer is told of it waits as long as the step can be taken back.
 */
export async function settleMeasuring(
  req: PayloadRequest,
  { jobId, at }: { jobId: number; at: Date },
): Promise<void> {
  const ahead: Where = {
    and: [
      { job: { equals: jobId } },
      { kind: { equals: 'measure' } },
      { isCancelled: { not_equals: true } },
      { start: { greater_than: at.toISOString() } },
    ],
  }
  await writeAll(req, ahead, { isCancelled: true, settledAt: at.toISOString() })
}

/** The visits that a step settled are to take place again; refused where their time is taken since. */
export async function restoreMeasuring(
  req: PayloadRequest,
  { jobId, at }: { jobId: number; at: string },
): Promise<void> {
  const settled: Where = { and: [{ job: { equals: jobId } }, { settledAt: { equals: at } }] }
  await writeAll(req, settled, { isCancelled: false })
}

/** One after the other: each looks for another visit of its person at its time. */
async function writeAll(req: PayloadRequest, where: Where, data: Partial<Visit>): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slugs.visits,
    where,
    sort: 'id',
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true, // the service decides who may
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: slugs.visits,
      id,
      data,
      depth: 0,
      overrideAccess: true, // as above
      req,
    })
  }
}
