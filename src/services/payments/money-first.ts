import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'

/** The build bundles this module more than once; money is under way in one process. */
const key = Symbol.for('site.money-under-way')
const shared = globalThis as { [key]?: { count: number; endedAt: number } }
const underWay = (shared[key] ??= { count: 0, endedAt: Number.NEGATIVE_INFINITY })

/** Between two events of a burst. */
const calmAfterMs = 300
/** A burst that doesn't end must not keep every letter. */
export const longestWaitMs = 4_000
const lookAgainMs = 50

/** Runs what settles a payment; what may be done later gives way to it. */
export async function settling<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay.count += 1
  try {
    return await work()
  } finally {
    underWay.count -= 1
    underWay.endedAt = performance.now()
  }
}

/** Comes back once no payment is being settled here: a letter takes a tenth of a second of the same processor. */
export async function afterMoney(): Promise<void> {
  const patience = performance.now() + longestWaitMs
  while (isBusy() && performance.now() < patience) await pause(lookAgainMs)
}

function isBusy(): boolean {
  return underWay.count > 0 || performance.now() - underWay.endedAt < calmAfterMs
}
