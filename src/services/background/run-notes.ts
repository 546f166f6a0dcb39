import 'server-only'
import type { Payload } from 'payload'
import type { ServiceContext } from '../context'
import type { RunOutcome } from './run-work'
import type { WorkName } from './works'

/** How a work went the last time, as far as it was written down. */
export type RunNote = {
  /** When it began. */
  at: string
  tookMs: number
  trouble: string | null
  /** The last time that there was something to do. */
  did: { count: number; at: string } | null
}

type Run = { began: Date; outcome: RunOutcome }

/** Works that come every few seconds are written down this often while nothing changes. */
const pauseMs = 60_000

/** What this process wrote last of each. */
const written = new Map<string, { at: number; trouble: string | null }>()

/** Writes down how a run went; that it could not be written never ends the work. */
export async function noteRun(
  ctx: ServiceContext,
  name: WorkName,
  { began, outcome }: Run,
): Promise<void> {
  if (outcome.kind === 'elsewhere') return
  const { payload, now } = ctx
  const trouble = outcome.kind === 'failed' ? sayTrouble(outcome.error) : null
  const count = outcome.kind === 'done' ? (outcome.did ?? 0) : 0
  const last = written.get(name)
  const isNews = count > 0 || last?.trouble !== trouble
  if (!isNews && began.getTime() < (last?.at ?? 0) + pauseMs) return
  const at = began.toISOString()
  try {
    const before = await runNote(payload, name)
    const note: RunNote = {
      at,
      tookMs: Math.max(0, now().getTime() - began.getTime()),
      trouble,
      did: count > 0 ? { count, at } : (before?.did ?? null),
    }
    await payload.kv.set(keyOf(name), note)
    written.set(name, { at: began.getTime(), trouble })
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'A run could not be written down', work: name })
  }
}

/** Null for what never ran. */
export async function runNote(payload: Payload, name: WorkName): Promise<RunNote | null> {
  // nobody else writes this key
  return payload.kv.get<RunNote>(keyOf(name))
}

function keyOf(name: WorkName): string {
  return `background:${name}`
}

function sayTrouble(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
