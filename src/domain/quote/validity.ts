const dayMs = 24 * 60 * 60 * 1000

/** Until when a price holds that was made now. */
export function validUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

/** Whether a price no longer holds; one without an end always does. */
export function hasRunOut(until: Date | string | null | undefined, now: Date): boolean {
  return until ? new Date(until).getTime() <= now.getTime() : false
}
