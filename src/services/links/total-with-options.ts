import 'server-only'
import * as z from 'zod'
import type { ServiceContext } from '../context'
import { findRevision } from '../revisions/find-revision'
import { officeContentOf } from '../revisions/office-content'
import { optionsChosen } from '../revisions/options-chosen'
import { quoteOfLink } from './quote-of-link'

const keys = z.array(z.string().max(24)).max(40)

/** What the quote of a link comes to with these options ticked; null where that can't be said. */
export async function totalWithOptions({
  ctx,
  token,
  options,
}: {
  ctx: ServiceContext
  token: unknown
  options: unknown
}): Promise<number | null> {
  const quote = await quoteOfLink({ ctx, token })
  const read = keys.safeParse(options)
  if (quote === null || !read.success) return null
  const revision = await findRevision(ctx, quote.id, quote.currentRevision)
  const content = officeContentOf(revision?.content)
  if (content === null) return null
  const next = { number: quote.currentRevision, now: ctx.now() }
  return optionsChosen(content, read.data, next)?.columns.totalCost ?? null
}
