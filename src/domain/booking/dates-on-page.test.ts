import { describe, expect, it } from 'vitest'
import { datesOnPage } from './dates-on-page'
import type { OrderDates } from './order-dates'

const rest = new Set(['2026-11-26', '2026-11-29', '2026-12-06'])
const span = Array.from({ length: 16 }, (_, count) =>
  new Date(Date.UTC(2026, 10, 23 + count)).toISOString().slice(0, 10),
)
const order: OrderDates = {
  today: '2026-11-23',
  visit: '2026-11-25',
  installed: { from: '2026-12-02', until: '2026-12-08' },
  installDays: { least: 5, most: 10 },
  days: span.map((day) => ({ day, isWorking: !rest.has(day) })),
}
const today = { year: 2026, month: 11, day: 23 }
const step = { measureAfter: 4, approveAfter: 3, readyAfter: 6, installAfter: 4 }
const written = ({ month, day }: { month: number; day: number }) => `${month}-${day}`

describe('the dates on a page', () => {
  it('are those of the estimate, with the steps between on working days in their proportion', () => {
    const { steps, days } = datesOnPage(order, today, step)
    expect(steps.map(({ day }) => written(day))).toEqual([
      '11-23',
      '11-25',
      '11-27',
      '11-30',
      '12-2',
    ])
    expect(steps.map(({ offset }) => offset)).toEqual([0, 2, 4, 7, 9])
    expect(days).toHaveLength(16)
    expect(days[3]).toEqual({ offset: 3, isWorking: false, holiday: 'thanksgiving' })
  })

  it('name no holiday on which the shop works', () => {
    const open = order.days.map(({ day }) => ({ day, isWorking: true }))
    const { days } = datesOnPage({ ...order, days: open }, today, step)
    expect(days.every(({ holiday }) => holiday === null)).toBe(true)
  })

  it('are counted by the page while the shop names none', () => {
    expect(datesOnPage(null, today, step).steps.map(({ day }) => written(day))).toEqual([
      ...['11-23', '11-28', '12-2', '12-9', '12-14'],
    ])
  })
})
