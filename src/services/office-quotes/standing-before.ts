import type { Quote } from '@/payload-types'

/** What sending writes on a quote beside what a revision says. */
export type StandingBefore = ReturnType<typeof standingBefore>

/** How a quote stands before a revision goes out, so that it stands so again where that is taken back. */
export function standingBefore(quote: Quote) {
  return {
    status: quote.status,
    waitsFor: quote.waitsFor ?? null,
    language: quote.language ?? null,
    taxTreatment: quote.taxTreatment,
    measurements: quote.measurements,
    validUntil: quote.validUntil ?? null,
    openedAt: quote.openedAt ?? null,
    reminders: quote.reminders ?? 0,
    declinedAt: quote.declinedAt ?? null,
    declineReason: quote.declineReason ?? null,
  }
}
