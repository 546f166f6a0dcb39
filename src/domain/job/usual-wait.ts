import type { JobStage, JobState } from './stages'

type Move = { from: JobState; to: JobState; at: string }

const dayMs = 24 * 60 * 60_000
const lookedBackMs = 90 * dayMs

/** How many days jobs usually stay at each stage: the median of those that left it in the last 90 days. */
export function usualWaits(
  jobs: { begunAt: string; moves: Move[] }[],
  now: Date,
): Partial<Record<JobStage, number>> {
  const stays = jobs.flatMap(({ begunAt, moves }) =>
    moves.map(({ from, at }, index) => ({
      from,
      leftMs: new Date(at).getTime(),
      stayedMs: new Date(at).getTime() - new Date(moves[index - 1]?.at ?? begunAt).getTime(),
    })),
  )
  const recent = stays.filter(({ leftMs }) => now.getTime() - leftMs <= lookedBackMs)
  const states = [...new Set(recent.map(({ from }) => from))].filter(
    (state): state is JobStage => state !== 'on_hold',
  )
  return Object.fromEntries(
    states.map((state) => {
      const days = recent
        .filter(({ from }) => from === state)
        .map(({ stayedMs }) => stayedMs / dayMs)
      return [state, Math.round(median(days))]
    }),
  )
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}
