import { describe, expect, it } from 'vitest'
import { nextTask } from './task'

const task = (id: number, dueOn: string, assignedTo: number | null) => ({
  id,
  what: `Task ${id}`,
  dueOn,
  assignedTo,
  assignedName: 'Somebody',
})

describe('what is next', () => {
  it('is the first that is due of one’s own, however early others’ are', () => {
    const tasks = [task(1, '2027-01-03', 7), task(2, '2027-01-01', 8), task(3, '2027-01-02', 7)]
    expect(nextTask(tasks, 7)?.id).toBe(3)
  })

  it('is the first of others’ for whoever has none', () => {
    expect(nextTask([task(1, '2027-01-03', 7), task(2, '2027-01-01', null)], 9)?.id).toBe(2)
    expect(nextTask([], 9)).toBeNull()
  })
})
