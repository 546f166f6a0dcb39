import { shopDayOf, shopTimeOf } from './shop-time'

/** The part of a day that is drawn, in hours of the shop's clock. */
const usual = { from: 8, until: 18 }

export type DayLine = {
  /** The hours that have a mark, the first and the last the ends of the line. */
  hours: number[]
  /** Where each stretch stands, in percent of the line. */
  stretches: { left: number; width: number }[]
  /** Where now is; null before and after. */
  now: number | null
}

/**
 * A shop's day to scale: as long as its visits take, at least from eight to six. What begins the day before or
 * ends the day after is cut at midnight.
 */
export function dayLine(
  stretches: readonly { start: string; end: string }[],
  now: Date,
  zone: string,
): DayLine {
  const day = shopDayOf(now, zone)
  const hourOf = (at: Date) => {
    const [date, time] = shopTimeOf(at, zone).split('T')
    if (date !== day) return date !== undefined && date < day ? 0 : 24
    const [hour, minute] = (time ?? '').split(':').map(Number)
    return (hour ?? 0) + (minute ?? 0) / 60
  }
  const spans = stretches.map(({ start, end }) => [hourOf(new Date(start)), hourOf(new Date(end))])
  const from = Math.floor(Math.min(usual.from, ...spans.map(([start = 24]) => start)))
  const until = Math.ceil(Math.max(usual.until, ...spans.map(([, end = 0]) => end)))
  const place = (hour: number) => ((hour - from) / (until - from)) * 100
  const here = hourOf(now)
  return {
    hours: Array.from({ length: until - from + 1 }, (_, index) => from + index),
    stretches: spans.map(([start = from, end = from]) => ({
      left: place(start),
      width: place(end) - place(start),
    })),
    now: here >= from && here <= until ? place(here) : null,
  }
}
