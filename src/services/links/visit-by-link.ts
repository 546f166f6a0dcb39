import 'server-only'
import { bookPathOfQuote } from '@/domain/booking/book-path'
import { isToMeasure } from '@/domain/job/is-to-measure'
import { visitOfQuote } from '../bookings/own-visits'
import type { ServiceContext } from '../context'
import { progressOf } from '../jobs/progress-of'
import { quoteOfLink } from './quote-of-link'
import { sentPaper } from './sent-paper'

type Args = { ctx: ServiceContext; token: unknown }

/**
 * Where whoever holds the link books the visit to measure; no path while one stands or none is next, null
 * where the link opens nothing.
 */
export async function visitByLink({ ctx, token }: Args): Promise<{ path: string | null } | null> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return null
  const progress = (await progressOf({ ctx, quoteIds: [quote.id] })).get(quote.id)
  const isNext =
    progress === undefined ? (await visitOfQuote(ctx, quote.id)) === null : isToMeasure(progress)
  if (!isNext) return { path: null }
  const paper = await sentPaper(ctx, quote)
  return { path: bookPathOfQuote(paper?.customer.jobSite) }
}
