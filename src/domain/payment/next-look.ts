const minute = 60_000

/** Younger ones are still in the hands of the customer and of the webhook. */
const leftAloneMs = 5 * minute
const longestPauseMs = 60 * minute

/** When a payment that begins now is first compared with Stripe. */
export function firstLook(now: Date): Date {
  return new Date(now.getTime() + leftAloneMs)
}

/**
 * When one that is still not final is compared again: a young one within a minute, an old one once an
 * hour, so that a day of waiting takes some dozens of looks.
 */
export function nextLook(begun: Date, now: Date): Date {
  const age = now.getTime() - begun.getTime()
  return new Date(now.getTime() + Math.min(Math.max(minute, age / 5), longestPauseMs))
}
