import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { jobNumber } from '@/domain/job/job-number'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Job } from '@/payload-types'
import { idOf } from '../payments/records'
import { announce } from './announce'

/** The work at a customer's is done; told once the step can't be taken back any more. */
export async function tellOfJob(
  req: PayloadRequest,
  { id, quote }: Job,
  { at, waitUntil }: { at: Date; waitUntil: Date | null },
): Promise<void> {
  const number = jobNumber(id)
  await announce(req, {
    event: 'job.done',
    about: number,
    data: {
      jobId: id,
      jobNumber: number,
      quoteId: idOf(quote),
      quoteNumber: quoteNumber(idOf(quote)),
      doneAt: at.toISOString(),
    },
    at,
    waitUntil,
  })
}

/** The step was taken back before anybody was told. */
export async function takeBackJobDone(req: PayloadRequest, { id }: Job): Promise<void> {
  await req.payload.update({
    collection: slugs.webhookDeliveries,
    where: {
      and: [
        { event: { equals: 'job.done' } },
        { about: { equals: jobNumber(id) } },
        { state: { equals: 'waiting' } },
      ],
    },
    data: { state: 'withdrawn' },
    depth: 0,
    overrideAccess: true, // the service decides who may
    req,
  })
}
