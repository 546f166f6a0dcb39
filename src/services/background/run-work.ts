import 'server-only'
import type { ServiceContext } from '../context'
import { withLeadership } from './leadership'
import { noteRun } from './run-notes'
import { works } from './works'
import type { WorkName } from './works'

export type RunOutcome =
  | { kind: 'done'; did: number | null }
  /** Another process is at it. */
  | { kind: 'elsewhere' }
  | { kind: 'failed'; error: unknown }

/** Runs a work once, unless another process is at it, and notes for the office how it went. */
export async function runWork(ctx: ServiceContext, name: WorkName): Promise<RunOutcome> {
  let outcome: RunOutcome = { kind: 'elsewhere' }
  try {
    await withLeadership(ctx.payload, name, async () => {
      const began = ctx.now()
      outcome = await attempt(ctx, name)
      await noteRun(ctx, name, { began, outcome })
    })
  } catch (error) {
    return { kind: 'failed', error }
  }
  return outcome
}

async function attempt(ctx: ServiceContext, name: WorkName): Promise<RunOutcome> {
  try {
    const did = await works[name].run(ctx)
    return { kind: 'done', did: typeof did === 'number' ? did : null }
  } catch (error) {
    return { kind: 'failed', error }
  }
}
