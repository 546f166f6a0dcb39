import type { JobProgress } from './progress'

/** Whether measuring comes next, and no day for it is agreed on yet. */
export function isToMeasure({ isOnHold, next, steps }: JobProgress): boolean {
  return !isOnHold && next?.kind !== 'visit' && steps[0]?.state === 'current'
}
