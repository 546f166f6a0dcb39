import 'server-only'
import { defaultLocale } from '@/config/locales'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { problem } from '@/domain/pricing/problems'
import { glassNotices } from '@/domain/quote/glass-notices'
import { mostSavedTotal, readSaveRequest } from '@/domain/quote/save-request'
import { currentPricing } from '../catalogue/current-pricing'
import type { Actor, ServiceContext } from '../context'
import { createQuote, findByRequestKey } from './create-quote'
import { pricingMoved } from './save-outcome'
import type { PricedSave, SaveOutcome } from './save-outcome'
import { updateQuote } from './update-quote'

/** Staff may change prices while one is being saved; they are not that fast. */
const mostRounds = 5

/**
 * Saves a quote for the signed-in customer. The body holds the *inputs*; the server prices them
 * from the tables and saves only when its total is the one the customer saw. With `quoteId` one's
 * own unpaid quote is saved again under its number; without it the request key makes one quote,
 * however often it is sent.
 */
export async function saveQuote({
  ctx,
  input,
}: {
  ctx: ServiceContext
  input: unknown
}): Promise<SaveOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const read = readSaveRequest(input)
  if (read.ok && read.request.quoteId === null) {
    const earlier = await findByRequestKey({ ctx, actor, requestKey: read.request.requestKey })
    if (earlier) return { ok: true, kind: 'repeated', quote: earlier }
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = await saveAsPricedNow({ ctx, actor, input, read })
    if (outcome !== pricingMoved) return outcome
  }
  return { ok: false, kind: 'processing' }
}

type Job = {
  ctx: ServiceContext
  actor: Actor
  input: unknown
  read: ReturnType<typeof readSaveRequest>
}

async function saveAsPricedNow({
  ctx,
  actor,
  input,
  read,
}: Job): Promise<SaveOutcome | typeof pricingMoved> {
  const { tables, version: pricingVersion } = await currentPricing(ctx)
  const priced = priceWithinRules(input, tables[defaultLocale])
  if (!read.ok) {
    const problems = 'problems' in priced ? [...read.problems, ...priced.problems] : read.problems
    return { ok: false, kind: 'refused', problems }
  }
  if (!priced.ok) return priced
  if (priced.quote.totalCost > mostSavedTotal) {
    return { ok: false, kind: 'refused', problems: [problem('request', 'price_out_of_range')] }
  }
  const { request, verdicts } = priced
  const notices = glassNotices({ requests: [request], verdicts }, tables)
  const job: PricedSave = {
    ...{ ctx, actor, save: read.request, pricingVersion },
    priced: { ...priced, notices },
  }
  return read.request.quoteId === null
    ? createQuote(job)
    : updateQuote({ ...job, quoteId: read.request.quoteId })
}
