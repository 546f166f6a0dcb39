import 'server-only'
import { slugs } from '@collections/slugs'
import * as z from 'zod'
import { fullNameMaxLength } from '@/domain/account/limits'
import { leftOfTotal } from '@/domain/payment/left-of-total'
import { isFullyPaid, isPaidQuote } from '@/domain/payment/quote-states'
import { hasRunOut } from '@/domain/quote/validity'
import { storableText } from '@/domain/text/storable'
import type { Quote, QuoteRevision } from '@/payload-types'
import type { ServiceContext } from '../context'
import { lockRow } from '../database/transaction'
import { startJob } from '../jobs/start-job'
import { intendLetter } from '../office-quotes/after-quote'
import { bookOnQuote } from '../payments/book-on-quote'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { findQuote } from '../payments/records'
import { findRevision } from '../revisions/find-revision'
import { makeRoom } from '../revisions/make-room'
import { officeContentOf } from '../revisions/office-content'
import { optionsChosen } from '../revisions/options-chosen'
import { paperOfRevision } from '../revisions/paper-of-revision'
import { tellOfYes } from '../webhooks/what-happened'
import { answerByLink } from './answer-by-link'
import type { Answering, Unanswered } from './answer-by-link'
import { tickInDraft } from './tick-in-draft'

const wishShape = z.object({
  /** The customer's name, typed as a signature. */
  name: z
    .string()
    .trim()
    .regex(/\p{L}.*\p{L}/u)
    .max(fullNameMaxLength)
    .regex(storableText),
  /** The revision on the screen. */
  revision: z.int().positive(),
  /** The total on the screen, with the options that are ticked. */
  expectedTotal: z.number(),
  /** Keys of the options that are ticked. */
  options: z.array(z.string().max(24)).max(40).default([]),
  /** The terms that were on the screen; null where the shop has none. */
  termsVersion: z.string().max(60).nullish(),
})

export type AcceptOutcome =
  | { ok: true }
  | Unanswered
  /** `superseded`: there is a newer revision, or another total: look again. */
  | { ok: false; kind: 'superseded' | 'expired' }

type Args = { ctx: ServiceContext; token: unknown; wish: unknown }

/**
 * The customer says yes to the revision that he sees, signed by his typed name. Options that he ticks
 * make a revision of their own, accepted at once, so that what was sent stays as it was.
 */
export async function acceptRevision(args: Args): Promise<AcceptOutcome> {
  return answerByLink({ ...args, shape: wishShape, answer: accept })
}

type Job = Answering<z.infer<typeof wishShape>>

async function accept(job: Job): Promise<AcceptOutcome | 'checkout_open'> {
  const { ctx, req, quoteId, wish } = job
  await lockRow(req, 'quotes', quoteId)
  const reader = { payload: ctx.payload, req }
  const quote = await findQuote(reader, quoteId)
  const revision = quote && (await findRevision(reader, quoteId, quote.currentRevision))
  if (!quote || !revision || !quote.sentAt) return { ok: false, kind: 'not_found' }
  if (quote.acceptedRevision === quote.currentRevision) {
    // The same yes twice is one yes.
    return quote.acceptedName === wish.name ? { ok: true } : { ok: false, kind: 'not_open' }
  }
  const refusal = refusalOf(quote, wish.revision, ctx.now())
  if (refusal !== null) return { ok: false, kind: refusal }
  const terms = paperOfRevision(revision)?.terms ?? null
  // Whoever was shown no terms, or others, has not agreed on these.
  if (terms !== null && terms.version !== wish.termsVersion) {
    return { ok: false, kind: 'superseded' }
  }
  if (await hasOpenCheckout(req, quoteId)) return 'checkout_open'
  const chosen = await withOptions(job, quote, revision)
  // Options were compared before anything was written.
  if (chosen === null || chosen.quote.totalCost !== wish.expectedTotal) {
    return { ok: false, kind: 'superseded' }
  }
  await sign(job, chosen)
  return { ok: true }
}

function refusalOf(quote: Quote, revision: number, now: Date) {
  if (revision !== quote.currentRevision) return 'superseded'
  if (isFullyPaid(quote)) return 'not_open'
  if (isPaidQuote(quote)) return null
  if (quote.status === 'expired' || hasRunOut(quote.validUntil, now)) return 'expired'
  return ['pending_payment', 'payment_cancelled'].includes(quote.status) ? null : 'not_open'
}

type Chosen = { quote: Quote; revision: QuoteRevision }

/** The quote as it is with the ticked options; null where they are none of its options. */
async function withOptions(
  { ctx, req, wish }: Job,
  quote: Quote,
  revision: QuoteRevision,
): Promise<Chosen | null> {
  if (wish.options.length === 0) return { quote, revision }
  const content = officeContentOf(revision.content)
  const now = ctx.now()
  const chosen =
    content && optionsChosen(content, wish.options, { number: revision.number + 1, now })
  if (!chosen || chosen.columns.totalCost !== wish.expectedTotal) return null
  await makeRoom(req, quote.id, revision.number + 1)
  await tickInDraft(req, { quoteId: quote.id, options: wish.options, now })
  const next = await req.payload.create({
    collection: slugs.quoteRevisions,
    data: {
      quote: quote.id,
      number: revision.number + 1,
      totalCost: chosen.columns.totalCost,
      currencyCode: revision.currencyCode,
      content: chosen as never,
      madeBy: null,
      isDraft: false,
      frozenAt: now.toISOString(),
      sentAt: now.toISOString(),
    },
    depth: 0,
    req,
    overrideAccess: true, // revisions are the server's alone
  })
  const { depositDue, validUntil, ...columns } = chosen.columns
  const currency = columns.currencyCodeAtQuote
  const isPaid = isPaidQuote(quote)
  const changed = await req.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data: {
      ...(columns as Partial<Quote>),
      ...(isPaid ? {} : { depositDue, validUntil }),
      balanceDue: leftOfTotal(columns.totalCost, quote.amountPaid, currency),
      currentRevision: next.number,
    },
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // the customer ticks; the site writes it down
  })
  return { quote: changed, revision: next }
}

/** What all went back is owed no more, until there is a yes to another price. */
function agreedAnew(quote: Quote, { totalCost }: QuoteRevision): Partial<Quote> {
  if (quote.paymentStatus !== 'refunded') return {}
  const { amountPaid, currencyCodeAtQuote: currency } = quote
  return { balanceDue: leftOfTotal(totalCost, amountPaid, currency) }
}

async function sign({ ctx, req, wish }: Job, { quote, revision }: Chosen): Promise<void> {
  const at = ctx.now().toISOString()
  await req.payload.update({
    collection: slugs.quoteRevisions,
    id: revision.id,
    data: {
      acceptedAt: at,
      acceptedName: wish.name,
      termsVersion: wish.termsVersion ?? null,
      frozenAt: revision.frozenAt ?? at,
    },
    depth: 0,
    req,
    overrideAccess: true, // the customer signs; the site writes it down
  })
  const signed = await req.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data: {
      acceptedAt: at,
      acceptedName: wish.name,
      acceptedRevision: revision.number,
      declinedAt: null,
      declineReason: null,
      ...agreedAnew(quote, revision),
    },
    depth: 0,
    req,
    context: { settlement: true, transition: true },
    overrideAccess: true, // as above
  })
  await tellOfYes(req, signed, ctx.now())
  // What was paid may cover all of what was measured.
  if (signed.amountPaid >= signed.totalCost && isPaidQuote(signed)) {
    await bookOnQuote(req, signed, { to: 'payment_succeeded', paidAt: at })
  }
  await startJob(req, signed)
  await intendLetter(req, { work: 'accepted', quoteId: quote.id, revision: revision.number })
}
