import 'server-only'
import { statfs } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { metrics } from '@/integrations/metrics/metrics'
import { isDatabaseUp } from '../database/is-database-up'
import { startedPayload } from '../request-context'

/** However often anybody asks, the database is not asked more often. */
const freshForMs = 15_000

let readAt = -Infinity

/** Sets the gauges of what nobody counts as it happens: the pool, the disk, and what the database knows. */
export async function refreshMetrics(now = Date.now()): Promise<void> {
  const { diskFree, pool, poolMax } = metrics()
  diskFree.set(await freeOf(process.cwd()))
  const payload = await startedPayload().catch(() => null)
  if (payload === null) return forgetDatabase()
  const { idleCount, options, totalCount, waitingCount } = payload.db.pool
  pool.set({ state: 'used' }, totalCount - idleCount)
  pool.set({ state: 'idle' }, idleCount)
  pool.set({ state: 'waiting' }, waitingCount)
  poolMax.set(options.max)
  if (now - readAt < freshForMs) return
  try {
    await readDatabase(payload)
    metrics().databaseUp.set((await isDatabaseUp()) ? 1 : 0)
    readAt = now
  } catch {
    forgetDatabase()
  }
}

/** Old figures would look like news. */
function forgetDatabase(): void {
  const { checkoutsOpen, databaseUp, jobsFailed, jobsWaiting, oldestJob, paymentsHeld } = metrics()
  for (const gauge of [checkoutsOpen, jobsFailed, jobsWaiting, oldestJob, paymentsHeld]) {
    gauge.reset()
  }
  databaseUp.set(0)
  readAt = -Infinity
}

async function freeOf(place: string): Promise<number> {
  const { bavail, blocks } = await statfs(place)
  return bavail / blocks
}

type Waiting = { task: string; waiting: number; failed: number; oldest: number }
type Money = { held: number; open: number; backup: string | null }

async function readDatabase({ db: { drizzle } }: Payload): Promise<void> {
  // what was tried waits since it was stored; what was not, since it was due
  const jobs = await drizzle.execute<Waiting>(sql`
    select coalesce(task_slug::text, 'other') as task,
      (count(*) filter (where has_error is not true))::int as waiting,
      (count(*) filter (where has_error))::int as failed,
      coalesce(extract(epoch from now() - min(
        case when total_tried > 0 then created_at else coalesce(wait_until, created_at) end
      ) filter (where has_error is not true)), 0)::float as oldest
    from payload_jobs where completed_at is null group by 1`)
  const money = await drizzle.execute<Money>(sql`
    select (select count(*) from payments where is_held)::int as held,
      (select count(*) from payments where status = 'pending_checkout')::int as open,
      (select data ->> 'at' from payload_kv where key = 'backup:last') as backup`)
  const { backup, checkoutsOpen, jobsFailed, jobsWaiting, oldestJob, paymentsHeld } = metrics()
  jobsWaiting.reset()
  for (const { task, waiting } of jobs.rows) jobsWaiting.set({ task }, waiting)
  jobsFailed.set(jobs.rows.reduce((sum, { failed }) => sum + failed, 0))
  oldestJob.set(Math.max(0, ...jobs.rows.map(({ oldest }) => oldest)))
  const [row] = money.rows
  paymentsHeld.set(row?.held ?? 0)
  checkoutsOpen.set(row?.open ?? 0)
  backup.set(row?.backup ? new Date(row.backup).getTime() / 1000 : 0)
}
