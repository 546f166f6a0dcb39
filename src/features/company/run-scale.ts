/** Working days until each step of an order ends. */
type RunDays = { price: number; measure: number; install: number }

/** What each bay is at least as wide as in order-run.css, for its words; the last one has no days. */
export const bayPx = { price: 184, measure: 256, install: 256, last: 192 }
const lastShare = 3

/** The narrowest screen that says there is a scale, without its margins and scrollbar. */
const roomPx = 1200

/** Whether every day of an order is drawn equally wide there: not where a bay is widened for its words. */
export function isToScale(days: RunDays): boolean {
  const sum = days.price + days.measure + days.install
  const dayPx = Math.min((roomPx - bayPx.last) / sum, roomPx / (sum + lastShare))
  return (['price', 'measure', 'install'] as const).every(
    (step) => days[step] * dayPx >= bayPx[step],
  )
}
