import 'server-only'
import { worksWithCustomers } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { defaultLocale } from '@/config/locales'
import { byUrgency, cardDate } from '@/domain/job/card-date'
import type { CardDate } from '@/domain/job/card-date'
import { mayFollow, undoUntil } from '@/domain/job/judge-move'
import { instantOf, shopDayOf } from '@/domain/job/shop-time'
import type { JobStage, JobState } from '@/domain/job/stages'
import { usualWaits } from '@/domain/job/usual-wait'
import { isFullyPaid } from '@/domain/payment/quote-states'
import { quoteNumber } from '@/domain/quote/quote-number'
import { serviceName } from '@/i18n/service-name'
import { timeZone } from '@/i18n/time-zone'
import type { Job, Quote, Visit } from '@/payload-types'
import { whoWorksHere } from '../accounts/who-works-here'
import type { ServiceContext } from '../context'
import { idOf, idOrNull } from '../payments/records'
import { panelsOf } from '../quotes/panels-of-quote'
import { isAgreed } from './move-job'

export type BoardVisit = {
  id: number
  kind: Visit['kind']
  start: string
  end: string
  who: number | null
  note: string
}

export type BoardCard = {
  id: number
  number: string
  state: JobState
  heldFrom: JobStage | null
  holdReason: string | null
  quote: { id: number; number: string; areSizesFinal: boolean; currency: string }
  customer: string
  /** Where letters to the customer go; null where nobody knows. */
  writesTo: string | null
  /** Calling the sizes final asks the customer for what is owed. */
  balanceWaits: boolean
  what: string
  panels: { widthIn: number; heightIn: number }[]
  total: number
  owed: number
  supplier: string | null
  /** A day, as in `2026-11-24`. */
  expectedOn: string | null
  checklist: { id: string; text: string; isDone: boolean }[]
  visits: BoardVisit[]
  date: CardDate
  /** Where it may go, whatever that needs. */
  next: JobState[]
  /** Until when the last step can be taken back, and who took it. */
  undoUntil: string | null
  movedBy: string | null
}

export type Board = {
  /** When it was read: server and browser say the same of it. */
  now: string
  cards: BoardCard[]
  closed: { count: number; thisMonth: number }
  /** Days that jobs usually stay at a stage. */
  waits: Partial<Record<JobStage, number>>
  people: { id: number; name: string }[]
  suppliers: string[]
}

const mostCards = 400

/** All jobs that are under way, as the board shows them; null for whoever may not see them. */
export async function readBoard({ ctx }: { ctx: ServiceContext }): Promise<Board | null> {
  if (!worksWithCustomers(ctx.actor)) return null
  const [open, recent, closed, thisMonth, people] = await Promise.all([
    openJobs(ctx),
    recentJobs(ctx),
    closedJobs(ctx, null),
    closedJobs(ctx, beginOfMonth(ctx.now())),
    whoWorksHere(ctx.payload),
  ])
  const quotes = await quotesOf(ctx, open)
  const visits = await visitsOfJobs(ctx, open)
  const names = new Map(people.map(({ email, fullName }) => [email, fullName]))
  const cards = open.flatMap((job) => {
    const quote = quotes.get(idOf(job.quote))
    const own = visits.filter((visit) => idOrNull(visit.job) === job.id)
    return quote ? [cardOf(ctx, job, quote, own, names)] : []
  })
  const moved = recent.map(({ createdAt, moves }) => ({ begunAt: createdAt, moves: moves ?? [] }))
  const suppliers = [...open, ...recent].flatMap(({ supplier }) => supplier ?? [])
  return {
    now: ctx.now().toISOString(),
    cards: cards.toSorted(byUrgency),
    closed: { count: closed, thisMonth },
    waits: usualWaits(moved, ctx.now()),
    people: people.map(({ id, fullName }) => ({ id, name: fullName })),
    suppliers: [...new Set(suppliers)].toSorted(),
  }
}

function cardOf(
  ctx: ServiceContext,
  job: Job,
  quote: Quote,
  visits: Visit[],
  names: Map<string, string>,
): BoardCard {
  const now = ctx.now()
  const owed = isFullyPaid(quote) ? 0 : quote.balanceDue
  const shown = visits.map(visitOf)
  const dated = {
    state: job.stage,
    since: job.stageSince,
    visits: shown,
    expectedOn: job.expectedOn ?? null,
    isAgreed: isAgreed(quote),
    isOwed: owed > 0,
  }
  const last = job.moves?.at(-1)
  return {
    id: job.id,
    number: job.number ?? String(job.id),
    state: job.stage,
    heldFrom: job.heldFrom ?? null,
    holdReason: job.holdReason ?? null,
    quote: {
      id: quote.id,
      number: quoteNumber(quote.id),
      areSizesFinal: quote.measurements === 'final',
      currency: quote.currencyCodeAtQuote,
    },
    customer: quote.customerName,
    writesTo: quote.customerEmail ?? null,
    balanceWaits: quote.status === 'deposit_paid' && quote.measurements === 'estimated' && owed > 0,
    what: serviceName(defaultLocale, quote.serviceTypeContext ?? ''),
    panels: panelsOf(quote),
    total: quote.totalCost,
    owed,
    supplier: job.supplier ?? null,
    expectedOn: job.expectedOn?.slice(0, 10) ?? null,
    checklist: (job.checklist ?? []).map(({ id, text, isDone }) => ({
      id: id ?? '',
      text,
      isDone: isDone === true,
    })),
    visits: shown,
    date: cardDate(dated, now, shopDayOf(now, timeZone)),
    next: mayFollow({ state: job.stage, heldFrom: job.heldFrom ?? null }),
    undoUntil: undoUntil(last, job.stage, now)?.toISOString() ?? null,
    movedBy: names.get(last?.by ?? '') ?? last?.by ?? null,
  }
}

function visitOf({ id, kind, start, end, who, note }: Visit): BoardVisit {
  return { id, kind, start, end, who: idOrNull(who), note: note ?? '' }
}

/** Whoever comes here may see all of it: the first line of `readBoard` has asked. */
const everyOne = { depth: 0, pagination: false } as const

async function openJobs({ payload }: ServiceContext): Promise<Job[]> {
  const { docs } = await payload.find({
    ...everyOne,
    collection: slugs.jobs,
    where: { stage: { not_equals: 'closed' } },
    sort: '-stageSince',
    limit: mostCards,
    joins: false,
    overrideAccess: true, // as above
  })
  return docs
}

/** Those that moved in the last 90 days tell how long each stage usually takes. */
async function recentJobs({ payload, now }: ServiceContext): Promise<Job[]> {
  const since = new Date(now().getTime() - 90 * 24 * 60 * 60_000).toISOString()
  const { docs } = await payload.find({
    ...everyOne,
    collection: slugs.jobs,
    where: { stageSince: { greater_than: since } },
    sort: '-stageSince',
    limit: mostCards,
    joins: false,
    overrideAccess: true, // as above
  })
  return docs
}

function beginOfMonth(now: Date): string {
  const first = `${shopDayOf(now, timeZone).slice(0, 7)}-01T00:00`
  return (instantOf(first, timeZone) ?? now).toISOString()
}

async function closedJobs({ payload }: ServiceContext, since: string | null): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: slugs.jobs,
    where: {
      and: [
        { stage: { equals: 'closed' } },
        ...(since === null ? [] : [{ stageSince: { greater_than_equal: since } }]),
      ],
    },
    overrideAccess: true, // as above
  })
  return totalDocs
}

async function quotesOf({ payload }: ServiceContext, jobs: Job[]): Promise<Map<number, Quote>> {
  const { docs } = await payload.find({
    ...everyOne,
    collection: slugs.quotes,
    where: { id: { in: jobs.map(({ quote }) => idOf(quote)) } },
    joins: false,
    overrideAccess: true, // as above
  })
  return new Map(docs.map((quote) => [quote.id, quote]))
}

async function visitsOfJobs({ payload }: ServiceContext, jobs: Job[]): Promise<Visit[]> {
  const { docs } = await payload.find({
    ...everyOne,
    collection: slugs.visits,
    where: {
      and: [{ job: { in: jobs.map(({ id }) => id) } }, { isCancelled: { not_equals: true } }],
    },
    sort: 'start',
    overrideAccess: true, // as above
  })
  return docs
}
