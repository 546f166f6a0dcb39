import 'server-only'
import { Cron } from 'croner'
import { contextOfSite } from '../request-context'
import { beginEnding } from './ending'
import { runWork } from './run-work'
import { workNames, works } from './works'
import type { WorkName } from './works'

const clocks: Cron[] = []
const running = new Set<Promise<void>>()

/**
 * Starts what runs beside the requests. With several replicas each work runs in one of them at a
 * time; a run that throws is logged and comes again.
 */
export function startBackgroundWork(): void {
  for (const name of workNames) {
    clocks.push(new Cron(works[name].pattern, { protect: true }, () => watched(runOnce(name))))
  }
}

/** Begins nothing more, and comes back when what is under way is through: a letter is not sent twice. */
export async function endBackgroundWork(): Promise<void> {
  beginEnding()
  for (const clock of clocks) clock.stop()
  await Promise.all(running)
}

async function watched(run: Promise<void>): Promise<void> {
  running.add(run)
  try {
    await run
  } finally {
    running.delete(run)
  }
}

async function runOnce(name: WorkName): Promise<void> {
  // a database that is away is not this work's to report; health says so
  const ctx = await contextOfSite().catch(() => undefined)
  if (ctx === undefined) return
  const outcome = await runWork(ctx, name)
  if (outcome.kind !== 'failed') {
    if (outcome.kind === 'done') troubles.delete(name)
    return
  }
  const trouble = String(outcome.error)
  if (troubles.get(name) === trouble) return
  troubles.set(name, trouble)
  ctx.payload.logger.error({ err: outcome.error, msg: `Background work failed: ${name}` })
}

/** What each work failed with the last time: it comes again within seconds, and is said once. */
const troubles = new Map<string, string>()
