import 'server-only'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod'
import type { ServiceContext } from '../context'
import { withRepeatableTransaction } from '../database/transaction'
import { expireOpenSession } from '../payments/expire-open-session'
import { quoteOfLink } from './quote-of-link'

/** A yes or a no as it is carried out, in one transaction. */
export type Answering<Wish> = {
  ctx: ServiceContext
  req: PayloadRequest
  quoteId: number
  wish: Wish
}

/** What keeps any answer from being given. */
export type Unanswered =
  | { ok: false; kind: 'unreadable'; fields: string[] }
  | { ok: false; kind: 'not_found' | 'not_open' | 'processing' | 'held' | 'stripe_unreachable' }

type Args<Wish, Outcome> = {
  ctx: ServiceContext
  token: unknown
  wish: unknown
  shape: z.ZodType<Wish>
  /** `checkout_open` where a page of payment was opened meanwhile: it is ended, and all begins anew. */
  answer: (answering: Answering<Wish>) => Promise<Outcome | 'checkout_open'>
}
const mostRounds = 5

/**
 * Gives the answer of whoever holds the link of a quote. An open page of payment is ended at Stripe first, so
 * that nobody pays what was just answered otherwise.
 */
export async function answerByLink<Wish, Outcome>({
  ctx,
  token,
  wish,
  shape,
  answer,
}: Args<Wish, Outcome>): Promise<Outcome | Unanswered> {
  const known = await quoteOfLink({ ctx, token })
  if (known === null) return { ok: false, kind: 'not_found' }
  const read = shape.safeParse(wish)
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
      answer({ ctx, req, quoteId: known.id, wish: read.data }),
    )
    if (outcome !== 'checkout_open') return outcome
  }
  return { ok: false, kind: 'processing' }
}
