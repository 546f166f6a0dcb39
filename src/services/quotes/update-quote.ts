import 'server-only'
import { lockKey } from '@collections/database/lock-key'
import { slugs } from '@collections/slugs'
import { isPaidQuote } from '@/domain/payment/quote-states'
import { isCurrentPricing } from '../catalogue/current-pricing'
import { advanceCustomer } from '../customers/advance-customer'
import { customerLock } from '../customers/find-customer'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { expireOpenSession } from '../payments/expire-open-session'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { sendPhotosAlong } from '../photos/send-photos-along'
import { keepRevision } from '../revisions/keep-revision'
import { customerOf } from './customer-fields'
import { findOwnQuote } from './find-own-quote'
import { pricingMoved } from './save-outcome'
import type { PricedSave, SaveOutcome } from './save-outcome'
import { figuresOf, savedQuoteOf, standingOf } from './stored-quote'

type Job = PricedSave & { quoteId: number }

/** A checkout may begin again while one is being ended; somebody clicking is not that fast. */
const mostRounds = 5

/**
 * Saves one's own unpaid quote again under its number. Its checkout is ended at Stripe first,
 * outside of any transaction, so that nobody pays the old price for the new work.
 */
export async function updateQuote(job: Job): Promise<SaveOutcome | typeof pricingMoved> {
  const { ctx, actor, save, priced, quoteId } = job
  const quote = await findOwnQuote({ ctx, actor, quoteId })
  if (!quote) return { ok: false, kind: 'not_found' }
  if (quote.origin === 'staff' || quote.sentAt) return { ok: false, kind: 'not_found' }
  if (isPaidQuote(quote)) return { ok: false, kind: 'already_paid' }
  if (priced.quote.totalCost !== save.expectedTotal) {
    return { ok: false, kind: 'price_changed', quote: priced.quote }
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const ended = await expireOpenSession({ ctx, quoteId })
    if (!ended.ok) return { ok: false, kind: ended.kind }
    const outcome = await writeWhileClosed(job)
    if (outcome !== 'checkout_open') return outcome
  }
  return { ok: false, kind: 'processing' }
}

async function writeWhileClosed(
  job: Job,
): Promise<SaveOutcome | 'checkout_open' | typeof pricingMoved> {
  const { ctx, actor, save, pricingVersion, priced, quoteId } = job
  return withRepeatableTransaction(ctx.payload, async (req) => {
    // before the quote, as whoever deletes its account does
    await lockKey(req, customerLock(actor.email))
    await lockRow(req, 'quotes', quoteId)
    const quote = await findOwnQuote({ ctx, actor, quoteId, req })
    if (!quote || quote.sentAt) return { ok: false, kind: 'not_found' }
    if (isPaidQuote(quote)) return { ok: false, kind: 'already_paid' }
    if (await hasOpenCheckout(req, quoteId)) return 'checkout_open'
    if (!(await isCurrentPricing(req, pricingVersion))) return pricingMoved
    const saved = await ctx.payload.update({
      collection: slugs.quotes,
      id: quoteId,
      data: {
        ...figuresOf(priced, ctx.now()),
        ...customerOf(actor, save),
        ...standingOf(priced.verdicts),
        releasedAt: null,
        releasedBy: null,
      },
      depth: 0,
      req,
      context: { transition: true },
      overrideAccess: true, // customers write quotes through this service alone
    })
    await sendPhotosAlong({ req, claim: save.photos, to: { quotes: saved.id } })
    await keepRevision(req, saved, { madeBy: actor.email })
    await advanceCustomer({ ctx, req, userId: actor.id, reason: 'saved_quote' })
    return { ok: true, kind: 'updated', quote: savedQuoteOf(saved) }
  })
}
