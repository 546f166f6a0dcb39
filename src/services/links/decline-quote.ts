import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { isFullyPaid, isPaidQuote } from '@/domain/payment/quote-states'
import { storableText } from '@/domain/text/storable'
import type { ServiceContext } from '../context'
import { lockRow, withRepeatableTransaction } from '../database/transaction'
import { intendLetter } from '../office-quotes/after-quote'
import { expireOpenSession } from '../payments/expire-open-session'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { findQuote } from '../payments/records'
import { quoteOfLink } from './quote-of-link'

const wishShape = z.object({
  reason: z.string().trim().max(1000).regex(storableText).default(''),
  revision: z.int().positive(),
})

export type DeclineOutcome =
  | { ok: true }
  | { ok: false; kind: 'unreadable'; fields: string[] }
  | {
      ok: false
      kind: 'not_found' | 'superseded' | 'not_open' | 'processing' | 'held' | 'stripe_unreachable'
    }

type Args = { ctx: ServiceContext; token: unknown; wish: unknown }
const mostRounds = 5

/**
 * The customer says no, to the whole quote or, where a deposit was paid, to its latest revision. An
 * open page of payment is ended at Stripe first.
 */
export async function declineQuote({ ctx, token, wish }: Args): Promise<DeclineOutcome> {
  const known = await quoteOfLink({ ctx, token })
  if (known === null) return { ok: false, kind: 'not_found' }
  const read = wishShape.safeParse(wish)
  if (!read.success) {
    return {
      ok: false,
      kind: 'unreadable',
      fields: read.error.issues.map(({ path }) => path.join('.')),
    }
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const ended = await expireOpenSession({ ctx, quoteId: known.id, mayBePaid: true })
    if (!ended.ok) {
      return { ok: false, kind: ended.kind === 'already_paid' ? 'not_open' : ended.kind }
    }
    const outcome = await withRepeatableTransaction(ctx.payload, (req) =>
      decline({ ctx, req, quoteId: known.id, wish: read.data }),
    )
    if (outcome !== 'checkout_open') return outcome
  }
  return { ok: false, kind: 'processing' }
}

type Job = {
  ctx: ServiceContext
  req: PayloadRequest
  quoteId: number
  wish: z.infer<typeof wishShape>
}

async function decline({
  ctx,
  req,
  quoteId,
  wish,
}: Job): Promise<DeclineOutcome | 'checkout_open'> {
  await lockRow(req, 'quotes', quoteId)
  const quote = await findQuote({ payload: ctx.payload, req }, quoteId)
  if (!quote) return { ok: false, kind: 'not_found' }
  if (quote.currentRevision !== wish.revision) return { ok: false, kind: 'superseded' }
  const isPaid = isPaidQuote(quote)
  // The same no twice is one no.
  if (quote.status === 'declined' || (isPaid && quote.declinedAt)) return { ok: true }
  const isAnswered = isPaid && quote.acceptedRevision === quote.currentRevision
  const isOpen = ['pending_payment', 'payment_cancelled', 'expired'].includes(quote.status)
  if (isFullyPaid(quote) || isAnswered || (!isPaid && !isOpen)) {
    return { ok: false, kind: 'not_open' }
  }
  if (await hasOpenCheckout(req, quoteId)) return 'checkout_open'
  await req.payload.update({
    collection: slugs.quotes,
    id: quoteId,
    data: {
      ...(isPaid ? {} : { status: 'declined' }),
      declinedAt: ctx.now().toISOString(),
      declineReason: wish.reason || null,
    },
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // the customer decides; the site writes it down
  })
  await intendLetter(req, { work: 'declined', quoteId, revision: wish.revision })
  return { ok: true }
}
