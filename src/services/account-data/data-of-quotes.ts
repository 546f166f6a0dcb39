import 'server-only'
import { shownToCustomer } from '@collections/access/rules'
import { slugs } from '@collections/slugs'
import type { CollectionSlug, Where } from 'payload'
import type { Locale } from '@/config/locales'
import { isCounted } from '@/domain/quote/paper'
import type { QuotePaper } from '@/domain/quote/paper'
import type { Payment, Quote, QuoteRevision } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { idOf } from '../payments/records'
import { paperOfRevision } from '../revisions/paper-of-revision'
import { paperOfSaved } from '../revisions/paper-of-saved'

/** His quotes as he was shown them, what he paid, and the work that followed. */
export async function dataOfQuotes(ctx: ServiceContext, { id }: Actor, locale: Locale) {
  const { payload } = ctx
  const quotes = await all(ctx, slugs.quotes, {
    and: [{ user: { equals: id } }, shownToCustomer],
  })
  const ofQuotes: Where = { quote: { in: quotes.map((quote) => quote.id) } }
  const shown: Where = { and: [ofQuotes, { isDraft: { not_equals: true } }] }
  const [revisions, payments, jobs, sentPhotos] = await Promise.all([
    all(ctx, slugs.quoteRevisions, shown),
    all(ctx, slugs.payments, { or: [ofQuotes, { user: { equals: id } }] }),
    all(ctx, slugs.jobs, ofQuotes),
    all(ctx, slugs.visitorPhotos, { quotes: { in: quotes.map((quote) => quote.id) } }),
  ])
  const ofJobs: Where = { job: { in: jobs.map((job) => job.id) } }
  const [visits, photos] = await Promise.all([
    all(ctx, slugs.visits, ofJobs),
    all(ctx, slugs.photos, ofJobs),
  ])
  const told = await Promise.all(
    quotes.map(async (quote) => ({
      ...dataOfQuote(quote),
      revisions: await Promise.all(
        revisions
          .filter((revision) => idOf(revision.quote) === quote.id)
          .map(async (revision) => {
            const paper =
              paperOfRevision(revision) ?? (await paperOfSaved({ payload, quote, revision }))
            return dataOfRevision(revision, paper, locale)
          }),
      ),
      photos: sentPhotos
        .filter((photo) => (photo.quotes ?? []).some((one) => idOf(one) === quote.id))
        .map(({ filename }) => filename ?? ''),
    })),
  )
  const numberOf = new Map(quotes.map(({ id: quoteId, number }) => [quoteId, number ?? null]))
  return {
    quotes: told,
    payments: payments.map((payment) => ({
      quote: numberOf.get(idOf(payment.quote)) ?? null,
      ...dataOfPayment(payment),
    })),
    jobs: jobs.map((job) => ({
      number: job.number ?? null,
      quote: numberOf.get(idOf(job.quote)) ?? null,
      stage: job.stage === 'on_hold' ? (job.heldFrom ?? null) : job.stage,
      since: job.stageSince,
      visits: visits
        .filter((visit) => visit.job && idOf(visit.job) === job.id)
        .map(({ kind, start, end, isCancelled }) => ({
          ...{ kind, start, end },
          isCancelled: isCancelled === true,
        })),
      photos: photos
        .filter((photo) => idOf(photo.job) === job.id)
        .map(({ filename }) => filename ?? ''),
    })),
    consents: consentsOf(quotes, revisions, numberOf),
  }
}

async function all<Slug extends CollectionSlug>(
  { payload }: ServiceContext,
  collection: Slug,
  where: Where,
) {
  const { docs } = await payload.find({
    collection,
    where,
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true, // the conditions name the account, and whoever asks chose what is handed out
  })
  return docs
}

function dataOfQuote(quote: Quote) {
  return {
    number: quote.number ?? null,
    savedAt: quote.createdAt,
    changedAt: quote.updatedAt,
    service: quote.serviceTypeContext,
    product: quote.product ?? null,
    chosen: quote.inputs ?? null,
    status: quote.status,
    paymentStatus: quote.paymentStatus,
    name: quote.customerName,
    email: quote.customerEmail ?? null,
    phone: quote.customerPhone ?? null,
    projectAddress: quote.projectAddress ?? null,
    total: quote.totalCost,
    deposit: quote.depositDue,
    paid: quote.amountPaid,
    owed: quote.balanceDue,
    currency: quote.currencyCodeAtQuote,
    validUntil: quote.validUntil ?? null,
    sentAt: quote.sentAt ?? null,
    openedAt: quote.openedAt ?? null,
    acceptedAt: quote.acceptedAt ?? null,
    acceptedName: quote.acceptedName ?? null,
    declinedAt: quote.declinedAt ?? null,
    declineReason: quote.declineReason ?? null,
  }
}

function dataOfRevision(revision: QuoteRevision, paper: QuotePaper | null, locale: Locale) {
  return {
    number: revision.number,
    madeAt: revision.createdAt,
    reason: revision.reason ?? null,
    sentAt: revision.sentAt ?? null,
    acceptedAt: revision.acceptedAt ?? null,
    acceptedName: revision.acceptedName ?? null,
    total: revision.totalCost,
    currency: revision.currencyCode,
    paper: paper && dataOfPaper(paper, locale),
  }
}

/** What the paper shows: a margin that is spread over the lines is in them. */
function dataOfPaper({ lines, sums, work, note }: QuotePaper, locale: Locale) {
  return {
    work: work[locale],
    note: note?.[locale] ?? null,
    lines: lines.map((line) => ({
      text: line.text[locale],
      detail: line.detail?.[locale] ?? null,
      quantity: line.quantity,
      unit: line.unit?.[locale] ?? null,
      amount: line.amount,
      isCounted: isCounted(line),
    })),
    subtotal: sums.subtotal,
    ...(sums.margin.folded ? {} : { overheadAndProfit: sums.margin.amount }),
    discount: sums.discount?.amount ?? 0,
    tax: sums.tax && { name: sums.tax.name[locale], rate: sums.tax.rate, amount: sums.tax.amount },
    total: sums.total,
  }
}

function dataOfPayment(payment: Payment) {
  return {
    reference: payment.reference ?? null,
    beganAt: payment.createdAt,
    amount: payment.amount,
    currency: payment.currency,
    purpose: payment.purpose,
    method: payment.method,
    status: payment.status,
    paidAt: payment.paidAt ?? null,
    refunded: payment.refundedAmount ?? 0,
    refunds: (payment.refunds ?? []).map(({ amount, state, at }) => ({ amount, state, at })),
  }
}

function consentsOf(
  quotes: Quote[],
  revisions: QuoteRevision[],
  numberOf: Map<number, string | null>,
) {
  const terms = revisions.flatMap(({ quote, number, acceptedAt, acceptedName, termsVersion }) =>
    acceptedAt
      ? [
          {
            quote: numberOf.get(idOf(quote)) ?? null,
            revision: number,
            acceptedAt,
            signedAs: acceptedName ?? null,
            termsVersion: termsVersion ?? null,
          },
        ]
      : [],
  )
  const noReminders = quotes
    .filter(({ wantsNoReminders }) => wantsNoReminders === true)
    .map(({ number }) => number ?? null)
  return { acceptedTerms: terms, noRemindersFor: noReminders }
}
