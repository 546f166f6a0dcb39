import { jobStages } from './stages'
import type { JobStage, JobState } from './stages'

/** What a stage can ask for. */
export const jobNeeds = [
  'final_sizes',
  'agreement',
  'supplier',
  'expected_date',
  'install_visit',
  'checklist_done',
  'nothing_owed',
  'hold_reason',
] as const
export type JobNeed = (typeof jobNeeds)[number]

/** What there is to know of a job before it is moved. */
export type JobFacts = {
  state: JobState
  /** Where it was when it was put on hold. */
  heldFrom: JobStage | null
  /** What is there of all that a stage can ask for. */
  has: Record<JobNeed, boolean>
}

export type MoveVerdict =
  | { ok: true }
  | { ok: false; kind: 'already_there' }
  /** It is on hold, and goes on from where it was. */
  | { ok: false; kind: 'held_elsewhere'; heldFrom: JobStage | null }
  | { ok: false; kind: 'out_of_order'; mayFollow: JobState[] }
  | { ok: false; kind: 'needs'; missing: JobNeed[] }

/** One step on, or one step back where something has to be done again. */
const follows: Record<JobStage, readonly JobStage[]> = {
  to_measure: ['measured'],
  measured: ['ordered', 'to_measure'],
  ordered: ['glass_in', 'measured'],
  glass_in: ['scheduled', 'ordered'],
  scheduled: ['installed', 'glass_in'],
  installed: ['closed', 'scheduled'],
  closed: ['installed'],
}

const asks: Record<JobState, readonly JobNeed[]> = {
  to_measure: [],
  measured: ['final_sizes'],
  ordered: ['agreement', 'supplier', 'expected_date'],
  glass_in: [],
  scheduled: ['install_visit'],
  installed: ['checklist_done'],
  closed: ['nothing_owed'],
  on_hold: ['hold_reason'],
}

/** Where a job may go from where it stands, whatever that needs. */
export function mayFollow({ state, heldFrom }: Pick<JobFacts, 'state' | 'heldFrom'>): JobState[] {
  if (state === 'on_hold') return heldFrom === null ? [...jobStages] : [heldFrom]
  return state === 'closed' ? [...follows.closed] : [...follows[state], 'on_hold']
}

/** Whether a job may be moved there, and if not, why. */
export function judgeMove(facts: JobFacts, to: JobState): MoveVerdict {
  if (facts.state === to) return { ok: false, kind: 'already_there' }
  const next = mayFollow(facts)
  if (!next.includes(to)) {
    return facts.state === 'on_hold'
      ? { ok: false, kind: 'held_elsewhere', heldFrom: facts.heldFrom }
      : { ok: false, kind: 'out_of_order', mayFollow: next }
  }
  // Back where it was when it was put on hold it needs no more than it had.
  if (facts.state === 'on_hold') return { ok: true }
  const missing = asks[to].filter((need) => !facts.has[need])
  return missing.length === 0 ? { ok: true } : { ok: false, kind: 'needs', missing }
}

/** How long the last step can be taken back. */
export const undoForMs = 10 * 60_000

/** How long a letter of a step is held: until taking it back is over beyond doubt. */
export const heldForUndoMs = undoForMs + 5000

type Step = { to: JobState; at: string }

/** Until when the last step can be taken back; null where it can't any more. */
export function undoUntil(last: Step | undefined, state: JobState, now: Date): Date | null {
  if (last === undefined || last.to !== state) return null
  const until = new Date(new Date(last.at).getTime() + undoForMs)
  return now.getTime() <= until.getTime() ? until : null
}
