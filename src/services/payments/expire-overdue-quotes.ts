import 'server-only'
import type { QuoteState } from '@/domain/payment/quote-states'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { moveQuote } from './move-states'
import { findPayments, findQuote } from './records'

const batch = 100
const unpaid: QuoteState[] = ['pending_payment', 'payment_cancelled']

/** Marks unpaid quotes as expired whose time is over and on which nobody is paying right now. */
export async function expireOverdueQuotes(ctx: ServiceContext): Promise<number> {
  const now = ctx.now().toISOString()
  const { docs } = await ctx.payload.find({
    collection: 'quotes',
    where: {
      and: [
        { status: { in: unpaid } },
        { paymentStatus: { equals: 'unpaid' } },
        { validUntil: { less_than: now } },
      ],
    },
    sort: 'validUntil',
    limit: batch,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the site's own housekeeping
  })
  let expired = 0
  for (const { id } of docs) if (await expireOne(ctx, id, now)) expired += 1
  return expired
}

async function expireOne(ctx: ServiceContext, quoteId: number, now: string): Promise<boolean> {
  return withTransaction(ctx.payload, async (req) => {
    await lockRow(req, 'quotes', quoteId)
    const quote = await findQuote({ payload: ctx.payload, req }, quoteId)
    if (quote === null || !unpaid.includes(quote.status)) return false
    if (quote.paymentStatus !== 'unpaid') return false
    if (!quote.validUntil || quote.validUntil >= now) return false
    const open = await findPayments(
      { payload: ctx.payload, req },
      {
        and: [
          { quote: { equals: quoteId } },
          { status: { in: ['pending_checkout', 'processing'] } },
        ],
      },
      1,
    )
    if (open.length > 0) return false
    await moveQuote(req, quote, 'expired')
    return true
  })
}
