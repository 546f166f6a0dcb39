import 'server-only'
import { slugs } from '@collections/slugs'
import * as z from 'zod'
import { isFullyPaid, isPaidQuote } from '@/domain/payment/quote-states'
import { storableText } from '@/domain/text/storable'
import type { ServiceContext } from '../context'
import { lockRow } from '../database/transaction'
import { intendLetter } from '../office-quotes/after-quote'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { findQuote } from '../payments/records'
import { answerByLink } from './answer-by-link'
import type { Answering, Unanswered } from './answer-by-link'

const wishShape = z.object({
  reason: z.string().trim().max(1000).regex(storableText).default(''),
  revision: z.int().positive(),
})

export type DeclineOutcome = { ok: true } | Unanswered | { ok: false; kind: 'superseded' }

type Args = { ctx: ServiceContext; token: unknown; wish: unknown }

/** The customer says no, to the whole quote or, where a deposit was paid, to its latest revision. */
export async function declineQuote(args: Args): Promise<DeclineOutcome> {
  return answerByLink({ ...args, shape: wishShape, answer: decline })
}

type Job = Answering<z.infer<typeof wishShape>>

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
