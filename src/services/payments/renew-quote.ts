import 'server-only'
import { defaultLocale } from '@/config/locales'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { sameMoney } from '@/domain/payment/same-money'
import type { Money } from '@/domain/payment/same-money'
import { sessionEnd } from '@/domain/payment/session-end'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { PricingProblem, QuoteResult } from '@/domain/pricing/types'
import { glassNotices } from '@/domain/quote/glass-notices'
import type { ServiceContext } from '../context'
import { lockRow, withTransaction } from '../database/transaction'
import { currentPricing, isCurrentPricing } from '../catalogue/current-pricing'
import { figuresOf } from '../quotes/stored-quote'
import { repriceQuote } from './move-states'
import { findQuote, moneyOfQuote } from './records'

/** What is asked for now; a part of it first, where not all is due at once, in major units. */
export type NewPrice = { quote: QuoteResult; depositDue: number }

export type Renewal =
  /** Valid again, at the price it had; or somebody else has renewed or paid it meanwhile. */
  | { kind: 'renewed' }
  /** Valid again, at a price that the customer has not seen: ask before charging. */
  | ({ kind: 'price_changed' } & NewPrice)
  /** What it was made of is no longer sold as it was, or is blocked by a rule about glass. */
  | { kind: 'not_priceable'; problems: PricingProblem[] }

type Args = {
  ctx: ServiceContext
  quoteId: number
  /** What the customer was to pay when he asked. */
  before: Money
}

/** Prices a quote that ran out again from its own inputs, and makes it valid from today. */
export async function renewQuote(args: Args): Promise<Renewal> {
  for (;;) {
    const outcome = await renewAsPricedNow(args)
    if (outcome !== 'pricing_moved') return outcome
  }
}

async function renewAsPricedNow({
  ctx,
  quoteId,
  before,
}: Args): Promise<Renewal | 'pricing_moved'> {
  const seen = await findQuote(ctx, quoteId)
  const { tables, version } = await currentPricing(ctx)
  const priced = priceWithinRules(seen?.inputs, tables[defaultLocale])
  if (!priced.ok) {
    return { kind: 'not_priceable', problems: 'problems' in priced ? priced.problems : [] }
  }
  return withTransaction(ctx.payload, async (req): Promise<Renewal | 'pricing_moved'> => {
    await lockRow(req, 'quotes', quoteId)
    const quote = await findQuote({ payload: ctx.payload, req }, quoteId)
    if (quote === null || isPaidQuote(quote)) return { kind: 'renewed' }
    const validUntil = quote.validUntil ? new Date(quote.validUntil) : null
    const isValid = quote.status !== 'expired' && sessionEnd(ctx.now(), validUntil) !== null
    // Another click may have renewed it: whoever asked at the old price has not seen the new one.
    if (isValid && !sameMoney(moneyOfQuote(quote), before)) {
      return { kind: 'price_changed', quote: priced.quote, depositDue: quote.depositDue }
    }
    if (isValid || quote.updatedAt !== seen?.updatedAt) return { kind: 'renewed' }
    if (!(await isCurrentPricing(req, version))) return 'pricing_moved'
    const { quote: fresh, request, verdicts } = priced
    const notices = glassNotices({ requests: [request], verdicts }, tables)
    const figures = figuresOf({ ...priced, notices }, ctx.now())
    const { depositDue } = await repriceQuote(req, quote, figures)
    const moved =
      fresh.totalCost !== quote.totalCost || fresh.currencyCode !== quote.currencyCodeAtQuote
    return moved ? { kind: 'price_changed', quote: fresh, depositDue } : { kind: 'renewed' }
  })
}
