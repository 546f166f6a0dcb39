import 'server-only'
import * as z from 'zod'
import type { ServiceContext } from '../context'
import { findRevision } from '../revisions/find-revision'
import { officeContentOf } from '../revisions/office-content'
import { optionsChosen } from '../revisions/options-chosen'
import { quoteOfLink } from './quote-of-link'

const keys = z.array(z.string().max(24)).max(40)

type SumsWithOptions = {
  total: number
  /** What is asked for first; null where all is due at once. */
  deposit: number | null
}

/** What the quote of a link comes to with these options ticked; null where that can't be said. */
export async function sumsWithOptions({
  ctx,
  token,
  options,
}: {
  ctx: ServiceContext
  token: unknown
  options: unknown
}): Promise<SumsWithOptions | null> {
  const quote = await quoteOfLink({ ctx, token })
  const read = keys.safeParse(options)
  if (quote === null || !read.success) return null
  const revision = await findRevision(ctx, quote.id, quote.currentRevision)
  const content = officeContentOf(revision?.content)
  if (content === null) return null
  const next = { number: quote.currentRevision, now: ctx.now() }
  const chosen = optionsChosen(content, read.data, next)
  if (chosen === null) return null
  const { sums, deposit } = chosen.paper
  return { total: sums.total, deposit: deposit?.amount ?? null }
}
