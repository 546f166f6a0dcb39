import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isFullyPaid } from '@/domain/payment/quote-states'
import { judgeMove, undoUntil } from '@/domain/job/judge-move'
import type { JobFacts } from '@/domain/job/judge-move'
import { isStage, jobStates } from '@/domain/job/stages'
import type { Job, Quote } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { rowId } from '../payments/own-payment'
import { refuseOthers, sayRefusedVisit } from './job-outcome'
import type { JobRefusal } from './job-outcome'
import { lockJob, visitsOf, writeJob } from './job-records'
import { settleMeasuring } from './settle-measuring'
import { visitTimes, writeVisit } from './write-visit'
import { tellOfJob } from '../webhooks/job-done'

const day = z.iso.date()
const text = (longest: number) => z.string().trim().max(longest)

/** Where a job is to go, and what the stage asks for as far as it is not there yet. */
const moveWish = z.object({
  jobId: rowId,
  /** Where it stood on the screen. */
  from: z.enum(jobStates),
  to: z.enum(jobStates),
  /** The sizes on the quote are those that were measured. */
  sizesAreFinal: z.literal(true).optional(),
  supplier: text(120).min(1).optional(),
  expectedOn: day.optional(),
  /** The ids of the points of the checklist that are done. */
  done: z.array(z.string().max(60)).max(40).optional(),
  /** The installation, set in the same step. */
  visit: visitTimes.optional(),
  reason: text(500).min(3).optional(),
})

type MoveWish = z.infer<typeof moveWish>

export type MoveOutcome = { ok: true; jobId: number } | JobRefusal

/**
 * Moves a job to another stage, with all that the stage asks for, in one transaction: refused moves
 * leave nothing behind.
 */
export async function moveJob({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<MoveOutcome> {
  const { actor } = ctx
  const refused = refuseOthers(actor)
  if (refused !== null || actor === null) return refused ?? { ok: false, kind: 'not_signed_in' }
  const read = moveWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  return sayRefusedVisit(() =>
    withTransaction(ctx.payload, (req) => move({ req, actor, wish: read.data, now: ctx.now() })),
  )
}

type Move = { req: PayloadRequest; actor: Actor; wish: MoveWish; now: Date }

async function move({ req, actor, wish, now }: Move): Promise<MoveOutcome> {
  const locked = await lockJob(req, wish.jobId)
  if (locked === null) return { ok: false, kind: 'not_found' }
  const { job, quote } = locked
  if (job.stage !== wish.from) {
    const by = job.moves?.at(-1)?.by ?? null
    return { ok: false, kind: 'moved_meanwhile', state: job.stage, by }
  }
  const facts = await factsOf({ req, job, quote, wish })
  const verdict = judgeMove(facts, wish.to)
  if (!verdict.ok) return { ok: false, kind: 'refused_move', verdict, to: wish.to }

  const visit =
    wish.to === 'scheduled' && wish.visit
      ? await writeVisit(req, { ...wish.visit, job: job.id, kind: 'install' })
      : null
  const at = now.toISOString()
  const isMeasured = wish.to === 'measured'
  const madeFinal = isMeasured && wish.sizesAreFinal === true && quote.measurements === 'estimated'
  const isHeld = wish.to === 'on_hold'
  await writeJob(req, job.id, {
    ...broughtOf(job, wish),
    stage: wish.to,
    stageSince: at,
    heldFrom: isHeld && isStage(job.stage) ? job.stage : null,
    holdReason: isHeld ? (wish.reason ?? null) : null,
    moves: [
      ...(job.moves ?? []),
      {
        from: job.stage,
        to: wish.to,
        at,
        by: actor.email,
        reason: wish.reason ?? null,
        visit: visit?.id ?? null,
        madeFinal,
      },
    ],
  })
  await noteOnQuote(req, quote, {
    ...(madeFinal ? { measurements: 'final' } : {}),
    ...closing(job.stage, wish.to),
  })
  if (isMeasured) await settleMeasuring(req, { jobId: job.id, at: now })
  if (isDoneBy(job.stage, wish.to)) {
    const waitUntil = undoUntil({ to: wish.to, at }, wish.to, now)
    await tellOfJob(req, job, { at: now, waitUntil })
  }
  return { ok: true, jobId: job.id }
}

/** The work at the customer's ends with this step; what comes after it is money and paper. */
export function isDoneBy(from: Job['stage'], to: Job['stage']): boolean {
  return from === 'scheduled' && to === 'installed'
}

type Known = { req: PayloadRequest; job: Job; quote: Quote; wish: MoveWish }

async function factsOf({ req, job, quote, wish }: Known): Promise<JobFacts> {
  const { checklist } = broughtOf(job, wish)
  const visits = await visitsOf(req, job.id)
  return {
    state: job.stage,
    heldFrom: job.heldFrom ?? null,
    has: {
      final_sizes: quote.measurements === 'final' || wish.sizesAreFinal === true,
      agreement: isAgreed(quote),
      supplier: Boolean(wish.supplier ?? job.supplier),
      expected_date: Boolean(wish.expectedOn ?? job.expectedOn),
      install_visit: wish.visit !== undefined || visits.some(({ kind }) => kind === 'install'),
      checklist_done: checklist.every(({ isDone }) => isDone === true),
      nothing_owed: isFullyPaid(quote) && quote.balanceDue === 0,
      hold_reason: wish.reason !== undefined,
    },
  }
}

/** Whether the customer said yes to the quote as it is now, by accepting it or by paying for it. */
export function isAgreed(quote: Quote): boolean {
  if (isFullyPaid(quote) || quote.acceptedRevision === quote.currentRevision) return true
  // A deposit on what was saved on the site is a yes, until the shop sends something else.
  return quote.status === 'deposit_paid' && !quote.sentAt
}

/** The job's own facts after what the step brings. */
function broughtOf(job: Job, { supplier, expectedOn, done }: MoveWish) {
  return {
    supplier: supplier ?? job.supplier ?? null,
    // its noon, as the picker of days stores it
    expectedOn: expectedOn === undefined ? (job.expectedOn ?? null) : `${expectedOn}T12:00:00.000Z`,
    checklist: (job.checklist ?? []).map((point) => ({
      ...point,
      isDone: done === undefined ? point.isDone === true : done.includes(point.id ?? ''),
    })),
  }
}

/** Closed work is finished work on the quote, too. */
export function closing(from: Job['stage'], to: Job['stage']): Partial<Pick<Quote, 'workDone'>> {
  if (to === 'closed') return { workDone: true }
  return from === 'closed' ? { workDone: false } : {}
}

export async function noteOnQuote(
  req: PayloadRequest,
  { id }: Quote,
  data: Partial<Pick<Quote, 'measurements' | 'workDone'>>,
): Promise<void> {
  if (Object.keys(data).length === 0) return
  await req.payload.update({
    collection: slugs.quotes,
    id,
    data,
    depth: 0,
    context: { transition: true },
    overrideAccess: true, // the service decides who may
    req,
  })
}
