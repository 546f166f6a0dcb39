import 'server-only'
import { slugs } from '@collections/slugs'
import { progressAt } from '@/domain/job/progress'
import type { JobProgress } from '@/domain/job/progress'
import type { Visit } from '@/payload-types'
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
  const visits = await comingVisits(
    ctx,
    jobs.map(({ id }) => id),
  )
  return new Map(
    jobs.map((job) => [
      idOf(job.quote),
      progressAt(
        {
          state: job.stage,
          heldFrom: job.heldFrom ?? null,
          moves: job.moves ?? [],
          visits: visits.filter((visit) => idOrNull(visit.job) === job.id).map(timesOf),
          expectedOn: job.expectedOn ?? null,
        },
        now(),
      ),
    ]),
  )
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
