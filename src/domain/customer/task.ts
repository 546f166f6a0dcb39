export const taskMaxLength = 300

export type Task = {
  id: number
  what: string
  /** A day at the shop: `2026-11-24`. */
  dueOn: string
  assignedTo: number | null
  assignedName: string
}

/** What is next for somebody: the first that is due of his own; of others' where he has none. */
export function nextTask(tasks: readonly Task[], who: number): Task | null {
  const byDay = tasks.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  return byDay.find(({ assignedTo }) => assignedTo === who) ?? byDay[0] ?? null
}
