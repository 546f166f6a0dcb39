import type { OrderDates } from '@/domain/booking/order-dates'

/** A part of the line: how many days it spans, and where in it a working day has its mark, from 0 to 1. */
export type Segment = { days: number; marks: number[] }

/** The line from today to the visit, from there to the first day of the installation, and on to the last. */
export function segmentsOf({ today, visit, installed, days }: OrderDates): Segment[] {
  const ends = [today, visit, installed.from, installed.until]
  return ends.slice(1).map((end, index) => {
    const begin = ends[index] ?? end
    const within = days.filter(({ day }) => day > begin && day < end)
    const span = days.filter(({ day }) => day > begin && day <= end).length
    return {
      days: span,
      marks: within.flatMap(({ isWorking }, at) => (isWorking ? [(at + 1) / span] : [])),
    }
  })
}
