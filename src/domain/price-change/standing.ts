import { keyOf } from './price-cell'
import type { PriceCell, PriceChange } from './price-cell'

/** Where a change set stands; what is thrown away is gone. */
export const changeStates = ['draft', 'scheduled', 'published', 'taken_back'] as const
export type ChangeState = (typeof changeStates)[number]

/** Where a set stands for whoever asks which prices are in force. */
export type Standing =
  'draft' | 'waitsForLook' | 'scheduled' | 'inForce' | 'partly' | 'replaced' | 'takenBack'

type StoodSet = {
  state: ChangeState
  changes: readonly PriceChange[]
  lookAskedAt: string | null
  lookedAt: string | null
}

/** How many prices of a set are the prices of today: later sets may have written others. */
export function countInForce(changes: readonly PriceChange[], cells: readonly PriceCell[]): number {
  const now = new Map(cells.map((cell) => [keyOf(cell), cell.now]))
  return changes.filter((change) => now.get(keyOf(change)) === change.after).length
}

export function standingOf(set: StoodSet, cells: readonly PriceCell[]): Standing {
  if (set.state === 'draft') {
    return set.lookAskedAt !== null && set.lookedAt === null ? 'waitsForLook' : 'draft'
  }
  if (set.state === 'scheduled') return 'scheduled'
  if (set.state === 'taken_back') return 'takenBack'
  const count = countInForce(set.changes, cells)
  return count === set.changes.length ? 'inForce' : count === 0 ? 'replaced' : 'partly'
}

/** What keeps a draft from being published, in the order in which it is said. */
export type Missing = 'changes' | 'reason' | 'title' | 'flags' | 'jobs' | 'look' | 'stale'

type Facts = {
  changes: number
  title: string
  reason: string
  unsettledFlags: number
  jobs: number
  needsLook: boolean
  hasLook: boolean
  /** The prices that changed since the set was written. */
  stale: number
}

/** Jobs that are priced before and after; fewer say too little of a list of prices. */
export const leastJobs = 10

export function missingOf(facts: Facts): Missing[] {
  const missing: Missing[] = []
  if (facts.changes === 0) missing.push('changes')
  if (facts.stale > 0) missing.push('stale')
  if (facts.unsettledFlags > 0) missing.push('flags')
  if (facts.title.trim() === '') missing.push('title')
  if (facts.reason.trim() === '') missing.push('reason')
  if (facts.jobs < leastJobs) missing.push('jobs')
  if (facts.needsLook && !facts.hasLook) missing.push('look')
  return missing
}
