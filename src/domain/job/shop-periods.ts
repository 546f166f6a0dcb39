import { dayAfter, daysAfter, instantOf } from './shop-time'

export const shopPeriods = ['today', 'week', 'month'] as const
export type ShopPeriod = (typeof shopPeriods)[number]

/** From when until before when, as instants. */
export type Span = { from: string; until: string }

/** A period that `today`, as in `2026-11-26`, lies in, by the shop's clock; a week begins on Monday. */
export function spanOf(period: ShopPeriod, today: string, zone: string): Span {
  const [first, next] = daysOf(period, today)
  return { from: beginOf(first, zone), until: beginOf(next, zone) }
}

function daysOf(period: ShopPeriod, today: string): [first: string, next: string] {
  switch (period) {
    case 'today':
      return [today, dayAfter(today)]
    case 'week': {
      const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
      return [daysAfter(today, -sinceMonday), daysAfter(today, 7 - sinceMonday)]
    }
    case 'month': {
      const first = `${today.slice(0, 7)}-01`
      return [first, `${daysAfter(first, 31).slice(0, 7)}-01`]
    }
  }
}

function beginOf(day: string, zone: string): string {
  const begin = instantOf(`${day}T00:00`, zone)
  if (begin === null) throw new Error(`${day} does not begin in ${zone}.`)
  return begin.toISOString()
}
