const minute = 60_000

/**
 * Stripe takes ends from 30 minutes to 24 hours ahead; the margins cover the way to it, and a clock that
 * is an hour fast.
 */
const shortestMs = 31 * minute
const longestMs = 24 * 60 * minute - 75 * minute

/**
 * When a checkout that begins now has to end: never after its quote does.
 * Null when the quote has too little time left for Stripe's shortest session.
 */
export function sessionEnd(now: Date, quoteValidUntil: Date | null): Date | null {
  const left = quoteValidUntil === null ? longestMs : quoteValidUntil.getTime() - now.getTime()
  if (left < shortestMs) return null
  const end = now.getTime() + Math.min(left, longestMs)
  return new Date(Math.floor(end / 1000) * 1000)
}
