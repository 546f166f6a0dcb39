import 'server-only'
import type { PayloadRequest } from 'payload'

/** What follows from a quote's way between shop and customer, and is done later: letters. */
export type AfterQuote = {
  work: 'sent' | 'reminded' | 'accepted' | 'declined' | 'released'
  quoteId: number
  revision: number
}

/** Stores a letter in the transaction of what causes it; `waitUntil` leaves time to take it back. */
export async function intendLetter(
  req: PayloadRequest,
  input: AfterQuote,
  waitUntil?: Date,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'afterQuote',
    queue: 'mail',
    input,
    overrideAccess: true, // the site's own bookkeeping, whoever caused it
    req,
    ...(waitUntil === undefined ? {} : { waitUntil }),
  })
}
