import { slugs } from '@collections/slugs'
import { isPaid as isPaidQuote } from '@collections/quotes/hooks/keep-paid-quote'
import { quoteNumber } from '@/domain/quote/quote-number'
import { hasRunOut } from '@/domain/quote/validity'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { namesOf } from './stored-quote'

/** One line of the customer's list: what it is, what it costs, and what can be done with it. */
export type OwnQuote = {
  id: number
  number: string
  serviceType: string
  product: string | null
  /** Names as they were when it was priced; null where a quote was written by hand. */
  glassName: string | null
  finishName: string | null
  thicknessMm: number
  totalAreaSqFt: number
  totalCost: number
  currencyCode: string
  status: Quote['status']
  paymentStatus: Quote['paymentStatus']
  validUntil: string | null
  /** Its price no longer holds: paying prices it again first. */
  hasRunOut: boolean
  /** Reopened in the builder it is saved again under its number; a paid one only as a new quote. */
  canResume: boolean
  canPay: boolean
  savedAt: string
}

/** The signed-in customer's own quotes, the latest first; nobody's for a visitor. */
export async function ownQuotes({
  ctx,
  limit = 100,
}: {
  ctx: ServiceContext
  limit?: number
}): Promise<OwnQuote[]> {
  const { actor, payload } = ctx
  if (actor === null) return []
  const { docs } = await payload.find({
    collection: slugs.quotes,
    where: { user: { equals: actor.id } },
    sort: '-updatedAt',
    limit,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the condition is stricter than the rule: staff read all, own is own
  })
  return docs.map((quote) => lineOf(quote, ctx.now()))
}

function lineOf(quote: Quote, now: Date): OwnQuote {
  const isOpen = !isPaidQuote(quote)
  const names = namesOf(quote)
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    serviceType: quote.serviceTypeContext,
    product: quote.product ?? null,
    glassName: names.glass,
    finishName: names.finish,
    thicknessMm: quote.thicknessMmSelected,
    totalAreaSqFt: quote.totalAreaSqFt,
    totalCost: quote.totalCost,
    currencyCode: quote.currencyCodeAtQuote,
    status: quote.status,
    paymentStatus: quote.paymentStatus,
    validUntil: quote.validUntil ?? null,
    hasRunOut: isOpen && hasRunOut(quote.validUntil, now),
    canResume: isOpen,
    canPay: isOpen,
    savedAt: quote.updatedAt,
  }
}
