import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest, Where } from 'payload'
import type { Job, Quote, Visit } from '@/payload-types'
import { lockRow } from '../database/transaction'
import { findQuote, idOf } from '../payments/records'

/** What of a job its moves write. */
export type JobChanges = Partial<Omit<Job, 'id' | 'quote' | 'number' | 'visits' | 'photos'>>

async function findJob(req: PayloadRequest, id: number): Promise<Job | null> {
  return req.payload.findByID({
    collection: slugs.jobs,
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true, // the service decides who may
    req,
  })
}

/** A job and its quote, both rows held until the transaction ends; always the quote first. */
export async function lockJob(
  req: PayloadRequest,
  id: number,
): Promise<{ job: Job; quote: Quote } | null> {
  const seen = await findJob(req, id)
  if (seen === null) return null
  const quoteId = idOf(seen.quote)
  await lockRow(req, 'quotes', quoteId)
  await lockRow(req, 'jobs', id)
  const job = await findJob(req, id)
  const quote = await findQuote({ payload: req.payload, req }, quoteId)
  return job === null || quote === null ? null : { job, quote }
}

export async function writeJob(req: PayloadRequest, id: number, data: JobChanges): Promise<Job> {
  return req.payload.update({
    collection: slugs.jobs,
    id,
    data,
    depth: 0,
    overrideAccess: true, // the service decides who may
    req,
  })
}

/** The visits of a job that are to take place, or did. */
export async function visitsOf(req: PayloadRequest, jobId: number): Promise<Visit[]> {
  const where: Where = {
    and: [{ job: { equals: jobId } }, { isCancelled: { not_equals: true } }],
  }
  const { docs } = await req.payload.find({
    collection: slugs.visits,
    where,
    sort: 'start',
    depth: 0,
    pagination: false,
    overrideAccess: true, // the service decides who may
    req,
  })
  return docs
}
