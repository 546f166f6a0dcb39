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
  approved: '2026-11-27',
  ready: { from: '2026-12-01', until: '2026-12-05' },
  installed: { from: '2026-12-02', until: '2026-12-08' },
  makeDays: { least: 3, most: 7 },
  installDays: { least: 5, most: 10 },
  days: span.map((day) => ({ day, isWorking: !rest.has(day) })),
}

describe('the dates on a page', () => {
  it('are those of the order, each as many days ahead as it is', () => {
    const { steps, days } = datesOnPage(order)
    expect(steps.map(({ from, until }) => [from.day, until.day])).toEqual([
      [23, 23],
      [25, 25],
      [27, 27],
      [1, 5],
      [2, 8],
    ])
    expect(steps.map(({ offset }) => offset)).toEqual([0, 2, 4, 8, 9])
    expect(days).toHaveLength(16)
    expect(days[3]).toEqual({ offset: 3, isWorking: false, holiday: 'thanksgiving' })
  })

  it('name no holiday on which the shop works', () => {
    const open = order.days.map(({ day }) => ({ day, isWorking: true }))
    const { days } = datesOnPage({ ...order, days: open })
    expect(days.every(({ holiday }) => holiday === null)).toBe(true)
  })
})
