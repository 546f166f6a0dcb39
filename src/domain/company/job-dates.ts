import { dayAfter, daysBetween, holidayOn, isWorkingDay, workingDayAfter } from './working-days'
import type { Day, Holiday } from './working-days'

/** How many working days each step takes after the one before it. */
export type StepDays = {
  measureAfter: number
  approveAfter: number
  readyAfter: number
  installAfter: number
}

export type JobDates = {
  /** Today, the visit, the drawing, the glass and the installation; each the earliest. */
  steps: { day: Day; offset: number }[]
  /** Every day from the first step to the last. */
  days: { offset: number; isWorking: boolean; holiday: Holiday | null }[]
}

/** When a job that is ordered today can be done, step by step; nothing is done on Sundays and holidays. */
export function jobDates(today: Day, step: StepDays): JobDates {
  const visit = workingDayAfter(today, step.measureAfter)
  const approved = workingDayAfter(visit, step.approveAfter)
  const ready = workingDayAfter(approved, step.readyAfter)
  const installed = workingDayAfter(ready, step.installAfter)
  const steps = [today, visit, approved, ready, installed].map((day) => ({
    day,
    offset: daysBetween(today, day),
  }))
  const days = Array.from({ length: daysBetween(today, installed) + 1 }, (_, offset) => {
    const day = dayAfter(today, offset)
    return { offset, isWorking: isWorkingDay(day), holiday: holidayOn(day) }
  })
  return { steps, days }
}
