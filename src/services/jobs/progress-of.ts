import 'server-only'
import { slugs } from '@collections/slugs'
import { progressAt } from '@/domain/job/progress'
import type { JobProgress } from '@/domain/job/progress'
import type { Job, Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { idOf, idOrNull } from '../payments/records'

type Args = { ctx: Pick<ServiceContext, 'payload' | 'now'>; quoteIds: number[] }

/**
 * Where the jobs of quotes stand, by the quote's id, as their customer may read it; the caller decides
 * whose quotes they are. A quote whose job has not begun has none.
 */
export async function progressOf({ ctx, quoteIds }: Args): Promise<Map<number, JobProgress>> {
  const { payload, now } = ctx
  if (quoteIds.length === 0) return new Map()
  const { docs: jobs } = await payload.find({
    collection: slugs.jobs,
    where: { quote: { in: quoteIds } },
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // only where it stands, of quotes that the caller has chosen
  })
  const measured = await measuredAmong(ctx, quoteIds)
  const visits = await comingVisits(
    ctx,
    jobs.map(({ id }) => id),
  )
  // the sizes may be set final on the quote alone
  const stands = <Stage extends Job['stage']>(quote: number, stage: Stage) =>
    stage === 'to_measure' && measured.has(quote) ? 'measured' : stage
  return new Map(
    jobs.map((job) => [
      idOf(job.quote),
      progressAt(
        {
          state: stands(idOf(job.quote), job.stage),
          heldFrom: job.heldFrom ? stands(idOf(job.quote), job.heldFrom) : null,
          moves: job.moves ?? [],
          visits: visits.filter((visit) => idOrNull(visit.job) === job.id).map(timesOf),
          expectedOn: job.expectedOn ?? null,
        },
        now(),
      ),
    ]),
  )
}

async function measuredAmong({ payload }: Args['ctx'], quoteIds: number[]): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: slugs.quotes,
    where: { and: [{ id: { in: quoteIds } }, { measurements: { equals: 'final' } }] },
    select: { measurements: true },
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // as above
  })
  return new Set(docs.map(({ id }) => id))
}

async function comingVisits({ payload, now }: Args['ctx'], jobIds: number[]): Promise<Visit[]> {
  if (jobIds.length === 0) return []
  const { docs } = await payload.find({
    collection: slugs.visits,
    where: {
      and: [
        { job: { in: jobIds } },
        { isCancelled: { not_equals: true } },
        { end: { greater_than: now().toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true, // as above
  })
  return docs
}

function timesOf({ kind, start, end }: Visit) {
  return { kind, start, end }
}
