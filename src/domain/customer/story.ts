/** What can happen between a customer and the shop. */
type StoryKind =
  | 'asked'
  | 'photosSent'
  | 'photosOfWork'
  | 'answered'
  | 'letter'
  | 'noted'
  | 'called'
  | 'did'
  | 'merged'
  | 'mergedOnce'
  | 'saved'
  | 'sent'
  | 'opened'
  | 'accepted'
  | 'declined'
  | 'paid'
  | 'refunded'
  | 'visit'
  | 'visitCancelled'
  | 'stage'

export type StoryEvent = {
  /** The same event has the same key, however often it is read. */
  key: string
  kind: StoryKind
  at: string
  /** The number of the quote or job, the kind of the inquiry, the stage, how many photos. */
  about: string | null
  /** Which revision of the quote, counted from 1. */
  revision: number | null
  /** In the words of whoever wrote or said it. */
  text: string | null
  /** Who of the shop. */
  by: string | null
  /** In major units. */
  amount: number | null
  currency: string | null
  /** The row that it is told from. */
  row: { collection: 'inquiries' | 'quotes' | 'payments' | 'visits' | 'jobs'; id: number } | null
  /** The merge that can still be taken back. */
  merge: number | null
}

export type StoryPage = {
  /** The newest first. */
  events: StoryEvent[]
  /** What to ask the page before with; null where there is none. */
  before: string | null
}

export const noteOfCustomerMaxLength = 2000
