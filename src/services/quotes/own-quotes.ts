import 'server-only'
import { shownToCustomer } from '@collections/access/rules'
import { slugs } from '@collections/slugs'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import type { JobProgress } from '@/domain/job/progress'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { isPaidQuote } from '@/domain/payment/quote-states'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import { due } from '@/domain/quote/due'
import type { PaymentPurpose } from '@/domain/quote/due'
import { quoteNumber } from '@/domain/quote/quote-number'
import { isSentAndOver } from '@/domain/quote/link-state'
import { restOf } from '@/domain/quote/rest'
import type { Rest } from '@/domain/quote/rest'
import { hasRunOut } from '@/domain/quote/validity'
import { waitsForYes } from '@/domain/quote/waits-for-yes'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { progressOf } from '../jobs/progress-of'
import { addressOfLink, pageOfSent } from '../links/quote-of-link'
import { accountOf } from '../payments/records'
import { catalogueNames } from './catalogue-names'
import { drawnQuotes } from './drawn-quotes'
import { hasOwnPaper } from './own-paper'
import { basisOf, inputsOf } from './stored-quote'
import { panelsOf } from './panels-of-quote'
import type { StoredPanel } from './panels-of-quote'

/** One line of the customer's list: what it is, what it costs, and what can be done with it. */
export type OwnQuote = {
  id: number
  number: string
  serviceType: string
  product: string | null
  /** Where the glass goes; null where nobody said. */
  projectAddress: string | null
  /** Whom to call about it; null where it names nobody but its account. */
  customerPhone: string | null
  /** The names it was priced under, in the reader's language; null where written by hand. */
  glassName: string | null
  finishName: string | null
  /** Null where no glass was priced. */
  thicknessMm: number | null
  totalAreaSqFt: number
  /** To draw it by; a pane without panels counts as one. */
  panels: StoredPanel[]
  /** The same as it looks, piece by piece; none of a quote from before there were papers. */
  works: readonly DrawnWork[]
  totalCost: number
  currencyCode: string
  status: Quote['status']
  paymentStatus: Quote['paymentStatus']
  validUntil: string | null
  /** Its price no longer holds: paying prices it again first. */
  hasRunOut: boolean
  /** Reopened in the builder it is saved again under its number; a paid one only as a new quote. */
  canResume: boolean
  /** What can be paid of it now; null where nothing can. */
  due: { purpose: PaymentPurpose; amount: number } | null
  /** Where the customer says yes to what the shop sent; null where no yes is asked for. */
  answerAddress: string | null
  /** Where what the shop sent of it is shown; null where it sent nothing. */
  page: string | null
  /** Asked for before measuring; 0 where all is due at once. */
  depositDue: number
  amountPaid: number
  balanceDue: number
  /** When that is due; null where not only a part is paid. */
  rest: Rest | null
  /** Stripe has taken a payment for it and not settled it yet. */
  isPaymentUnderway: boolean
  /** A document of its own can be had of it as a file. */
  hasPaper: boolean
  /** The sizes were measured by the shop. */
  isMeasured: boolean
  /** Where the work stands; null before it has begun. */
  progress: JobProgress | null
  savedAt: string
  paidAt: string | null
}

/** The signed-in customer's own quotes, the latest first; nobody's for a visitor. */
export async function ownQuotes({
  ctx,
  locale = defaultLocale,
  limit = 100,
}: {
  ctx: ServiceContext
  locale?: Locale
  limit?: number
}): Promise<OwnQuote[]> {
  const { actor, payload } = ctx
  if (actor === null) return []
  const { docs } = await payload.find({
    collection: slugs.quotes,
    where: { and: [{ user: { equals: actor.id } }, shownToCustomer] },
    sort: '-updatedAt',
    limit,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the condition is stricter than the rule: staff read all, own is own
  })
  const [underway, namesToShow, progress, drawn] = await Promise.all([
    quotesBeingPaid(ctx, actor.id),
    catalogueNames({ payload, locale }),
    progressOf({ ctx, quoteIds: docs.map(({ id }) => id) }),
    drawnQuotes(ctx, docs),
  ])
  return docs.map((quote) => ({
    ...lineOf(quote, ctx.now(), underway.has(quote.id)),
    ...namesToShow(quote),
    works: drawn.get(quote.id) ?? [],
    progress: progress.get(quote.id) ?? null,
  }))
}

async function quotesBeingPaid({ payload }: ServiceContext, userId: number): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: slugs.payments,
    where: { and: [{ user: { equals: userId } }, { status: { equals: 'processing' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true, // only which quotes, and only one's own
  })
  return new Set(docs.map(({ quote }) => (typeof quote === 'number' ? quote : quote.id)))
}

function lineOf(quote: Quote, now: Date, isPaymentUnderway: boolean) {
  const isOpen = !isPaidQuote(quote)
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    serviceType: quote.serviceTypeContext,
    product: quote.product ?? null,
    projectAddress: quote.projectAddress ?? null,
    customerPhone: quote.customerPhone ?? null,
    thicknessMm: quote.thicknessMmSelected ?? null,
    totalAreaSqFt: quote.totalAreaSqFt,
    panels: panelsOf(quote),
    totalCost: quote.totalCost,
    currencyCode: quote.currencyCodeAtQuote,
    status: quote.status,
    paymentStatus: quote.paymentStatus,
    validUntil: quote.validUntil ?? null,
    hasRunOut: isOpen && hasRunOut(quote.validUntil, now),
    // What the office made, it changes.
    canResume: isOpen && quote.origin === 'website' && !quote.sentAt,
    due: isPaymentUnderway || isSentAndOver(quote, now) ? null : dueNow(quote),
    answerAddress: waitsForYes(quote, now) ? addressOfLink(quote) : null,
    page: pageOfSent(quote),
    depositDue: quote.depositDue,
    amountPaid: quote.amountPaid,
    balanceDue: quote.balanceDue,
    rest: restOfQuote(quote),
    isPaymentUnderway,
    hasPaper: hasOwnPaper(quote) && inputsOf(quote) !== null && basisOf(quote) !== null,
    isMeasured: quote.measurements === 'final',
    savedAt: quote.updatedAt,
    paidAt: quote.paidAt ?? null,
  }
}

/** What can be paid of a quote now, in major units. */
export function dueNow(quote: Quote): OwnQuote['due'] {
  // its money all went back, and no new price was agreed since
  if (quote.paymentStatus === 'refunded' && quote.balanceDue <= 0) return null
  const owed = due(accountOf(quote))
  if (owed.kind === 'nothing') return null
  return {
    purpose: owed.purpose,
    amount: minorToMajor(owed.minor, quote.currencyCodeAtQuote),
  }
}

/** What is left of a quote of which a part is paid. */
export function restOfQuote(quote: Quote): Rest | null {
  return restOf({
    ...accountOf(quote),
    paymentStatus: quote.paymentStatus,
    owedMinor: majorToMinor(quote.balanceDue, quote.currencyCodeAtQuote) ?? 0,
  })
}
