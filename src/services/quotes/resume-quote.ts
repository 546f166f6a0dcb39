import 'server-only'
import { slugs } from '@collections/slugs'
import * as z from 'zod/mini'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { isPaidQuote, keptStates } from '@/domain/payment/quote-states'
import type { QuoteRequest } from '@/domain/pricing/types'
import type { PaidFacts, ResumedQuote as BuilderQuote } from '@/domain/quote/resumed-quote'
import { receivedAndKept, refundsOfAll } from '@/domain/quote/paper-money'
import { quoteNumber } from '@/domain/quote/quote-number'
import { hasRunOut } from '@/domain/quote/validity'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { mayBeVisitTo } from '@/domain/booking/may-be-visit-to'
import { ownVisits } from '../bookings/own-visits'
import { pageOfSent } from '../links/quote-of-link'
import { progressOf } from '../jobs/progress-of'
import { paymentsOnPaper } from '../payments/payments-on-paper'
import { catalogueNames } from './catalogue-names'
import { drawnQuotes } from './drawn-quotes'
import { findOwnQuote } from './find-own-quote'
import { dueNow, restOfQuote } from './own-quotes'
import { inputsOf, pricedAt, resultOf, wasFolded } from './stored-quote'

const rowId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

/** What the builder needs, and what else there is to say of a saved quote. */
type ResumedQuote = BuilderQuote & {
  /** The number it was copied from, where it is opened as new. */
  copyOf: string | null
  status: Quote['status']
  paymentStatus: Quote['paymentStatus']
  /** False for a paid one, which can only be opened as new. */
  canUpdate: boolean
  hasRunOut: boolean
}

export type ResumeOutcome =
  | {
      ok: true
      /** What the shop has sent has a page of its own, and perhaps no inputs of the builder. */
      resumed: (ResumedQuote & { page: string | null }) | { page: string }
    }
  | { ok: false; kind: 'not_signed_in' | 'not_found' }

/** One's own saved quote for the builder; another's is not found, nor is one without inputs. */
export async function resumeQuote({
  ctx,
  quoteId,
  asNew = false,
  locale = defaultLocale,
}: {
  ctx: ServiceContext
  quoteId: unknown
  asNew?: boolean
  /** Of the names in a paid quote. */
  locale?: Locale
}): Promise<ResumeOutcome> {
  const { actor } = ctx
  if (actor === null) return { ok: false, kind: 'not_signed_in' }
  const id = rowId.safeParse(quoteId)
  const quote = id.success ? await findOwnQuote({ ctx, actor, quoteId: id.data }) : null
  const inputs = quote && inputsOf(quote)
  const page = quote && !asNew ? pageOfSent(quote) : null
  if (page !== null && !inputs) return { ok: true, resumed: { page } }
  if (!quote || !inputs) return { ok: false, kind: 'not_found' }
  const resumed = resumedOf(quote, inputs, ctx.now())
  if (asNew) return { ok: true, resumed: { ...opened(resumed, quote), page } }
  const paid = isPaidQuote(quote) ? await paidFacts(ctx, quote, locale) : null
  return { ok: true, resumed: { ...resumed, paid, page } }
}

function resumedOf(quote: Quote, inputs: QuoteRequest, now: Date): ResumedQuote {
  const isOpen = !isPaidQuote(quote)
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    copyOf: null,
    status: quote.status,
    paymentStatus: quote.paymentStatus,
    canUpdate: isOpen,
    canPay: isOpen,
    depositDue: quote.depositDue,
    awaitsApproval: quote.status === 'awaiting_approval',
    pricedAt: pricedAt(quote),
    validUntil: quote.validUntil ?? null,
    hasRunOut: isOpen && hasRunOut(quote.validUntil, now),
    serviceType: inputs.serviceType,
    product: inputs.product ?? null,
    inputs,
    customer: {
      customerName: quote.customerName,
      customerEmail: quote.customerEmail ?? '',
      customerPhone: quote.customerPhone ?? null,
      projectAddress: quote.projectAddress ?? null,
    },
    quote: resultOf(quote),
    paid: null,
  }
}

async function paidFacts(ctx: ServiceContext, quote: Quote, locale: Locale): Promise<PaidFacts> {
  const { payload } = ctx
  const namesToShow = await catalogueNames({ payload, locale })
  const [payments, drawn, progress, visit] = await Promise.all([
    paymentsOnPaper(ctx, quote.id),
    drawnQuotes(ctx, [quote]),
    progressOf({ ctx, quoteIds: [quote.id] }),
    measuringVisit(ctx, quote),
  ])
  const currency = quote.currencyCodeAtQuote
  return {
    paidAt: quote.paidAt ?? null,
    paymentStatus: quote.paymentStatus,
    received: receivedAndKept(payments, currency).received,
    refunds: refundsOfAll(payments, currency),
    progress: progress.get(quote.id) ?? null,
    visit,
    amountPaid: quote.amountPaid,
    balanceDue: quote.balanceDue,
    rest: restOfQuote(quote),
    isBalancePayable: dueNow(quote) !== null,
    areSizesFinal: quote.measurements === 'final',
    receipts: payments.map(({ reference }) => reference),
    pricedAt: pricedAt(quote),
    isFolded: wasFolded(quote),
    ...namesToShow(quote),
    work: drawn.get(quote.id)?.[0] ?? null,
  }
}

/**
 * The next visit that the customer has booked, where it can be for one quote alone: a booking names a place and
 * no quote.
 */
async function measuringVisit(ctx: ServiceContext, quote: Quote): Promise<PaidFacts['visit']> {
  if (ctx.actor === null) return null
  const { totalDocs } = await ctx.payload.count({
    collection: slugs.quotes,
    where: {
      and: [
        { user: { equals: ctx.actor.id } },
        { paymentStatus: { in: [...keptStates] } },
        { measurements: { not_equals: 'final' } },
      ],
    },
    overrideAccess: true, // how many of one's own there are
  })
  if (totalDocs !== 1) return null
  const next = (await ownVisits(ctx)).find((visit) => mayBeVisitTo(quote.projectAddress, visit))
  return next ? { start: next.start, end: next.end, page: next.page } : null
}

function opened(resumed: ResumedQuote, quote: Quote): ResumedQuote {
  return {
    ...resumed,
    id: null,
    number: null,
    copyOf: quoteNumber(quote.id),
    status: 'pending_payment',
    paymentStatus: 'unpaid',
    canUpdate: false,
    canPay: false,
    depositDue: 0,
    validUntil: null,
    hasRunOut: false,
    quote: null,
  }
}
