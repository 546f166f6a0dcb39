/** The way of a job from yes to done. */
export const jobStages = [
  'to_measure',
  'measured',
  'ordered',
  'glass_in',
  'scheduled',
  'installed',
  'closed',
] as const
export type JobStage = (typeof jobStages)[number]

/** Where a job can stand; on hold it waits beside its way, and goes on where it left it. */
export const jobStates = [...jobStages, 'on_hold'] as const
export type JobState = (typeof jobStates)[number]

export function isStage(state: JobState): state is JobStage {
  return state !== 'on_hold'
}
