import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { sql } from '@payloadcms/db-postgres'
import { Cron } from 'croner'
import { runNote } from '../background/run-notes'
import type { RunNote } from '../background/run-notes'
import { workNames, works } from '../background/works'
import type { WorkName } from '../background/works'
import type { ServiceContext } from '../context'
import { lastExports } from '../exports/export-notes'
import type { NotedExport } from '../exports/export-notes'
import { undoneWork } from './undone-work'
import type { Undone } from './undone-work'

/** What the queue holds, by what it does. */
const tasks = [
  'sendMail',
  'visitLetter',
  'afterPayment',
  'afterQuote',
  'webhook',
  'forgetPhotos',
  'schedulePublish',
] as const

type Task = (typeof tasks)[number]

export type BackgroundReport = {
  works: { name: WorkName; last: RunNote | null; nextAt: string | null }[]
  undone: Undone
  waiting: { task: Task | 'other'; count: number; nextAt: string }[]
  exports: NotedExport[]
}

const undoneShown = 50

/** What runs by itself, how it went, and what waits. Null for whoever is no administrator. */
export async function backgroundReport({
  ctx,
}: {
  ctx: ServiceContext
}): Promise<BackgroundReport | null> {
  const { actor, now, payload } = ctx
  if (!isAdmin(actor)) return null
  const [undone, waiting, exports, ...notes] = await Promise.all([
    undoneWork({ ctx, most: undoneShown }),
    waitingWork(ctx),
    lastExports(payload),
    ...workNames.map((name) => runNote(payload, name)),
  ])
  return {
    works: workNames.map((name, at) => ({
      name,
      last: notes[at] ?? null,
      nextAt: new Cron(works[name].pattern).nextRun(now())?.toISOString() ?? null,
    })),
    undone: undone ?? { count: 0, latest: [] },
    waiting,
    exports,
  }
}

type Row = { task: string; count: number; nextAt: string }

/** What was never tried: its time has not come, or it comes within seconds. */
async function waitingWork({ payload }: ServiceContext): Promise<BackgroundReport['waiting']> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select coalesce(task_slug::text, '') as task, count(*)::int as count,
      min(coalesce(wait_until, created_at)) as "nextAt"
    from payload_jobs
    where completed_at is null and has_error is not true and coalesce(total_tried, 0) = 0
    group by 1 order by 3`)
  return rows.map(({ task, count, nextAt }) => ({
    task: tasks.find((one) => one === task) ?? 'other',
    count,
    nextAt: new Date(nextAt).toISOString(),
  }))
}
