import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { ServiceContext } from '../context'

const tryAgainWish = z.object({
  workId: z.union([z.literal('all'), z.number().int().min(1).max(2_147_483_647)]),
})

export type TryAgainOutcome =
  { ok: true } | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' }

/** Has the site do at once what it could not do, one piece or all; what it had given up gets all its tries again. */
export async function tryAgain({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<TryAgainOutcome> {
  const { actor, payload, now } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  if (actor.role !== 'admin') return { ok: false, kind: 'forbidden' }
  const read = tryAgainWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'not_found' }
  const { workId } = read.data
  const { rows } = await payload.db.drizzle.execute(sql`
    update payload_jobs set wait_until = null, has_error = false,
      total_tried = case when has_error then 0 else total_tried end,
      updated_at = ${now().toISOString()}
    where ${workId === 'all' ? sql`(has_error or total_tried > 0)` : sql`id = ${workId}`}
      and (queue in ('mail', 'webhooks') or task_slug = 'schedulePublish') and completed_at is null
      and processing is not true
    returning id`)
  return rows.length > 0 ? { ok: true } : { ok: false, kind: 'not_found' }
}
