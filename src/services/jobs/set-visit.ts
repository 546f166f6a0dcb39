import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { rowId } from '../payments/own-payment'
import { idOrNull } from '../payments/records'
import { refuseOthers, sayRefusedVisit } from './job-outcome'
import type { JobRefusal } from './job-outcome'
import { lockJob } from './job-records'
import { cancelVisit, visitTimes, writeVisit } from './write-visit'

const kinds = ['measure', 'install', 'service'] as const

const visitWish = z.object({
  jobId: rowId,
  /** An existing one is moved. */
  visitId: rowId.nullable().default(null),
  kind: z.enum(kinds),
  ...visitTimes.shape,
})

const callOffWish = z.object({ visitId: rowId })

export type VisitOutcome = { ok: true; visit: Visit } | JobRefusal

type Args = { ctx: ServiceContext; wish: unknown }

/** Sets a visit of a job, or moves one. */
export async function setVisit({ ctx, wish }: Args): Promise<VisitOutcome> {
  const refused = refuseOthers(ctx.actor)
  if (refused !== null) return refused
  const read = visitWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const { jobId, visitId, ...wanted } = read.data
  return sayRefusedVisit(() =>
    withTransaction(ctx.payload, async (req): Promise<VisitOutcome> => {
      if ((await lockJob(req, jobId)) === null) return { ok: false, kind: 'not_found' }
      if (visitId !== null && (await jobOfVisit(req, visitId)) !== jobId) {
        return { ok: false, kind: 'not_found' }
      }
      return { ok: true, visit: await writeVisit(req, { ...wanted, job: jobId }, visitId) }
    }),
  )
}

/** Calls a visit off. */
export async function callOffVisit({ ctx, wish }: Args): Promise<VisitOutcome> {
  const refused = refuseOthers(ctx.actor)
  if (refused !== null) return refused
  const read = callOffWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  const { visitId } = read.data
  return withTransaction(ctx.payload, async (req): Promise<VisitOutcome> => {
    const jobId = await jobOfVisit(req, visitId)
    if (jobId === null || (await lockJob(req, jobId)) === null) {
      return { ok: false, kind: 'not_found' }
    }
    return { ok: true, visit: await cancelVisit(req, visitId) }
  })
}

async function jobOfVisit(req: PayloadRequest, id: number): Promise<number | null> {
  const visit = await req.payload.findByID({
    collection: slugs.visits,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the service decides who may
    req,
  })
  return visit ? idOrNull(visit.job) : null
}
