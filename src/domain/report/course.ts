import type { Period } from './periods'

/** What can happen to a quote that a shop counts. */
export const turns = ['sent', 'won', 'declined', 'ranOut', 'paid'] as const

type Turn = (typeof turns)[number]

/** What happened on one day, in one currency. */
export type DayCount = {
  turn: Turn
  day: string
  currency: string
  /** Each quote once. */
  quoteIds: number[]
  /** The totals of these quotes, in hundredths of the currency. */
  sum: number
  /** Of what was paid: the days from first word to last payment, added up. */
  daysTaken: number
}

export type Count = { quoteIds: number[]; sums: { currency: string; hundredths: number }[] }

export type Course = Record<Turn, Count> & {
  /** Days from first word to last payment; null where nothing was paid. */
  averageDays: number | null
}

/** What happened in a period. */
export function courseOf(days: DayCount[], { from, until }: Period): Course {
  const within = days.filter(({ day }) => day >= from && day < until)
  const of = (turn: Turn) => countOf(within.filter((one) => one.turn === turn))
  const paid = of('paid')
  const daysTaken = within.reduce((sum, one) => sum + one.daysTaken, 0)
  return {
    sent: of('sent'),
    won: of('won'),
    declined: of('declined'),
    ranOut: of('ranOut'),
    paid,
    averageDays: paid.quoteIds.length === 0 ? null : daysTaken / paid.quoteIds.length,
  }
}

function countOf(days: DayCount[]): Count {
  const sums = new Map<string, number>()
  for (const { currency, sum } of days) sums.set(currency, (sums.get(currency) ?? 0) + sum)
  return {
    quoteIds: days.flatMap(({ quoteIds }) => quoteIds),
    sums: [...sums].map(([currency, hundredths]) => ({ currency, hundredths })),
  }
}
