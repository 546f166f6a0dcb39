import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { z } from 'zod'
import { runWork } from '../background/run-work'
import { workNames } from '../background/works'
import type { ServiceContext } from '../context'

const wishOfRun = z.object({ work: z.enum(workNames) })

export type RunNowOutcome =
  | { ok: true; did: number | null }
  | { ok: false; kind: 'not_signed_in' | 'forbidden' | 'not_found' | 'elsewhere' }
  | { ok: false; kind: 'failed'; trouble: string }

type Args = { ctx: ServiceContext; wish: unknown }

/** Has the site do one of its works now, as it does by itself when the time comes. */
export async function runNow({ ctx, wish }: Args): Promise<RunNowOutcome> {
  if (ctx.actor === null) return { ok: false, kind: 'not_signed_in' }
  if (!isAdmin(ctx.actor)) return { ok: false, kind: 'forbidden' }
  const read = wishOfRun.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'not_found' }
  // it is the site that works, whoever asked for it
  const outcome = await runWork({ ...ctx, actor: null }, read.data.work)
  if (outcome.kind === 'done') return { ok: true, did: outcome.did }
  if (outcome.kind === 'elsewhere') return { ok: false, kind: 'elsewhere' }
  const { error } = outcome
  ctx.payload.logger.error({ err: error, msg: `Background work failed: ${read.data.work}` })
  return {
    ok: false,
    kind: 'failed',
    trouble: error instanceof Error ? error.message : String(error),
  }
}
