import { daysBetween, holidayOn } from '../company/working-days'
import type { Day } from '../company/working-days'
import { jobDates } from '../company/job-dates'
import type { JobDates, StepDays } from '../company/job-dates'
import { dayOf } from './booking-rules'
import type { OrderDates } from './order-dates'

/**
 * The steps of a job on a page: visit and installation on the days that the estimate names. What a page says
 * of the steps between shares out the days between. Counted by the page alone while the shop names no days.
 */
export function datesOnPage(order: OrderDates | null, today: Day, step: StepDays): JobDates {
  if (order === null) return jobDates(today, step)
  const first = dayOf(order.today)
  const { from } = order.installed
  const working = order.days.filter(
    ({ day, isWorking }) => isWorking && day > order.visit && day <= from,
  )
  const whole = step.approveAfter + step.readyAfter + step.installAfter
  const after = (count: number) => {
    const nth = Math.max(1, Math.round((working.length * count) / whole))
    return working[nth - 1]?.day ?? from
  }
  const approved = after(step.approveAfter)
  const ready = after(step.approveAfter + step.readyAfter)
  const steps = [order.today, order.visit, approved, ready, from].map((written) => {
    const day = dayOf(written)
    return { day, offset: daysBetween(first, day) }
  })
  const days = order.days.map(({ day, isWorking }, offset) => ({
    offset,
    isWorking,
    holiday: isWorking ? null : holidayOn(dayOf(day)),
  }))
  return { steps, days }
}
