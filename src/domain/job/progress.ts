import { jobStages } from './stages'
import type { JobStage, JobState } from './stages'

/** What of a job its customer is shown, each reached at one stage. */
export const progressSteps = ['measured', 'ordered', 'glass_in', 'installed'] as const
type ProgressStep = (typeof progressSteps)[number]

export const visitKinds = ['measure', 'install', 'service'] as const

type ComingVisit = { kind: (typeof visitKinds)[number]; start: string; end: string }

/** Where a job stands, as its customer reads it: plain data for profile and link. */
export type JobProgress = {
  steps: {
    step: ProgressStep
    state: 'done' | 'current' | 'ahead'
    /** When it was reached. */
    on: string | null
  }[]
  /** The next date that matters to the customer. */
  next: { kind: 'visit'; visit: ComingVisit } | { kind: 'glass'; on: string } | null
  isOnHold: boolean
}

type KnownJob = {
  state: JobState
  heldFrom: JobStage | null
  /** Each step that it took, the first one first. */
  moves: { to: JobState; at: string }[]
  /** Visits that were not called off. */
  visits: ComingVisit[]
  expectedOn: string | null
}

/** Where a job stands at a moment. */
export function progressAt(job: KnownJob, now: Date): JobProgress {
  const isOnHold = job.state === 'on_hold'
  const stage = job.state === 'on_hold' ? (job.heldFrom ?? 'to_measure') : job.state
  const rank = (name: JobStage) => jobStages.indexOf(name)
  const reached = progressSteps.filter((step) => rank(step) <= rank(stage))
  const current = progressSteps[reached.length]
  return {
    steps: progressSteps.map((step) => ({
      step,
      state: reached.includes(step) ? 'done' : step === current ? 'current' : 'ahead',
      on: reached.includes(step) ? (job.moves.findLast(({ to }) => to === step)?.at ?? null) : null,
    })),
    next: isOnHold ? null : nextOf(job, rank(stage), now),
    isOnHold,
  }
}

/** What a visit is for; one that is set for later is not the next once that is done. */
const doneBy = { measure: 'measured', install: 'installed', service: null } as const

function nextOf(
  { state, visits, expectedOn }: KnownJob,
  reached: number,
  now: Date,
): JobProgress['next'] {
  const isAhead = (stage: JobStage | null) => stage === null || jobStages.indexOf(stage) > reached
  const [visit] = visits
    .filter(({ kind, end }) => isAhead(doneBy[kind]) && new Date(end).getTime() > now.getTime())
    .toSorted((one, other) => new Date(one.start).getTime() - new Date(other.start).getTime())
  if (visit) return { kind: 'visit', visit }
  return state === 'ordered' && expectedOn ? { kind: 'glass', on: expectedOn } : null
}
