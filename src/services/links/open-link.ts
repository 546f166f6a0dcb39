import 'server-only'
import { worksHere } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { linkStateOf } from '@/domain/quote/link-state'
import type { LinkState } from '@/domain/quote/link-state'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { moneyOn } from '@/domain/quote/paper-money'
import { outcomeOfRevision } from '@/domain/quote/paper-outcome'
import type { PaperOutcome } from '@/domain/quote/paper-outcome'
import { replacementOf, standingOfRevision } from '@/domain/quote/paper-standing'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import { quoteNumber } from '@/domain/quote/quote-number'
import type { Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { moneyOfPaper, paymentsOnPaper } from '../payments/payments-on-paper'
import { findPayments } from '../payments/records'
import { dueNow } from '../quotes/own-quotes'
import type { OwnQuote } from '../quotes/own-quotes'
import { paperOfRevision } from '../revisions/paper-of-revision'
import { quoteOfLink } from './quote-of-link'

/** All that a link shows of one quote, and nothing else of the person. */
export type LinkedQuote = {
  id: number
  number: string
  state: LinkState
  language: Locale
  revision: number
  paper: QuotePaper
  money: PaperMoney
  due: OwnQuote['due']
  isPaymentUnderway: boolean
  /** The paper that was accepted before this one; null where none was. */
  before: QuotePaper | null
  acceptedAt: string | null
  acceptedName: string | null
  declinedAt: string | null
  /** What was shown of it so far, the latest first. */
  revisions: {
    number: number
    total: number
    sentAt: string | null
    acceptedAt: string | null
  }[]
}

/** A revision's document, and what has become of it since. */
export type PaperAsItStands = {
  paper: QuotePaper
  money: PaperMoney
  standing: PaperStanding
  outcome: PaperOutcome | null
  replacedBy: number | null
}

type Args = { ctx: ServiceContext; token: unknown }

/** What a link opens, or null; the first time that a customer opens it is written down. */
export async function openLink({ ctx, token }: Args): Promise<LinkedQuote | null> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return null
  const revisions = await shownRevisions(ctx, quote.id)
  const current = revisions.find(({ number }) => number === quote.currentRevision)
  const sent = current && paperOfRevision(current)
  if (!sent) return null
  // its file stays as it was sent; the page says how the sizes stand
  const paper: QuotePaper = {
    ...asItEnds(quote, sent),
    ...(quote.measurements === 'final' ? { measurements: 'final' as const } : {}),
  }
  if (!quote.openedAt && !worksHere(ctx.actor)) await noteOpened(ctx, quote)
  const money = moneyOn(paper, await paymentsOnPaper(ctx, quote.id))
  const isUnderway = await isBeingPaid(ctx, quote.id)
  const due = isUnderway ? null : dueNow(quote)
  const accepted = revisions.find(({ number }) => number === quote.acceptedRevision)
  const isBefore = accepted !== undefined && accepted.number < quote.currentRevision
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    state: linkStateOf(quote, { now: ctx.now(), isDue: due !== null }),
    language: quote.language ?? defaultLocale,
    revision: quote.currentRevision,
    paper,
    money: { ...money, owed: quote.balanceDue, paid: quote.amountPaid },
    due,
    isPaymentUnderway: isUnderway,
    before: isBefore ? paperOfRevision(accepted) : null,
    acceptedAt: quote.acceptedAt ?? null,
    acceptedName: quote.acceptedName ?? null,
    declinedAt: quote.declinedAt ?? null,
    revisions: revisions.map(({ number, totalCost, sentAt, acceptedAt }) => ({
      number,
      total: totalCost,
      sentAt: sentAt ?? null,
      acceptedAt: acceptedAt ?? null,
    })),
  }
}

/** The paper of one revision that the customer was shown; null of any other. */
export async function paperOfLink(
  { ctx, token }: Args,
  number: number,
): Promise<PaperAsItStands | null> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return null
  const revision = (await shownRevisions(ctx, quote.id)).find((one) => one.number === number)
  const sent = revision && paperOfRevision(revision)
  if (!sent) return null
  const paper = number === quote.currentRevision ? asItEnds(quote, sent) : sent
  const now = ctx.now()
  const standing = standingOfRevision(quote, number, now)
  return {
    ...{ paper, standing, replacedBy: replacementOf(quote, { number, standing }) },
    outcome: outcomeOfRevision(quote, { number, standing, now }),
    money: await moneyOfPaper(ctx, { quote, paper, standing }),
  }
}

/** The office may have made it valid for longer since it was sent; with money on it, no price runs out. */
function asItEnds({ amountPaid, validUntil }: Quote, paper: QuotePaper): QuotePaper {
  return amountPaid > 0 ? paper : { ...paper, validUntil: validUntil ?? null }
}

async function shownRevisions({ payload }: ServiceContext, quoteId: number) {
  const { docs } = await payload.find({
    collection: slugs.quoteRevisions,
    where: { and: [{ quote: { equals: quoteId } }, { isDraft: { not_equals: true } }] },
    sort: '-number',
    depth: 0,
    pagination: false,
    overrideAccess: true, // of the one quote whose link was shown
  })
  return docs
}

async function isBeingPaid(ctx: ServiceContext, quoteId: number): Promise<boolean> {
  const underway = await findPayments(
    ctx,
    { and: [{ quote: { equals: quoteId } }, { status: { equals: 'processing' } }] },
    1,
  )
  return underway.length > 0
}

async function noteOpened({ payload, now }: ServiceContext, { id }: Quote): Promise<void> {
  // Past the hooks: looking at a quote changes nothing that they guard.
  await payload.db.updateMany({
    collection: slugs.quotes,
    where: { and: [{ id: { equals: id } }, { openedAt: { exists: false } }] },
    data: { openedAt: now().toISOString() },
    returning: false,
  })
}
