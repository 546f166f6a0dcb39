import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { undoUntil } from '@/domain/job/judge-move'
import { isStage } from '@/domain/job/stages'
import type { Job, Quote } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { rowId } from '../payments/own-payment'
import { hasOpenCheckout } from '../payments/has-open-checkout'
import { idOf } from '../payments/records'
import { refuseOthers, sayRefusedVisit } from './job-outcome'
import { lockJob, writeJob } from './job-records'
import { noteStoodEstimated } from '../revisions/stood-estimated'
import { closing, isDoneBy, noteOnQuote } from './move-job'
import type { MoveOutcome } from './move-job'
import { restoreMeasuring } from './settle-measuring'
import { cancelVisit } from './write-visit'
import { takeBackJobDone } from '../webhooks/job-done'

const undoWish = z.object({ jobId: rowId })

/**
 * Takes the last step of a job back, for as long as that can be done: it stands where it stood, and a
 * visit that was made for the step takes place no more, one that the step settled takes place again, and
 * sizes that it called final are estimated ones: what the customer is told of all that has waited. Not
 * once the customer has begun to pay what measuring made due.
 */
export async function undoMove({
  ctx,
  wish,
}: {
  ctx: ServiceContext
  wish: unknown
}): Promise<MoveOutcome> {
  const refused = refuseOthers(ctx.actor)
  if (refused !== null) return refused
  const read = undoWish.safeParse(wish)
  if (!read.success) return { ok: false, kind: 'malformed' }
  return sayRefusedVisit(() =>
    withTransaction(ctx.payload, (req) => takeBack(req, read.data.jobId, ctx.now())),
  )
}

async function takeBack(req: PayloadRequest, jobId: number, now: Date): Promise<MoveOutcome> {
  const locked = await lockJob(req, jobId)
  if (locked === null) return { ok: false, kind: 'not_found' }
  const { job, quote } = locked
  const moves = job.moves ?? []
  const last = moves.at(-1)
  if (last === undefined || undoUntil(last, job.stage, now) === null)
    return { ok: false, kind: 'too_late' }
  const { madeFinal } = last
  if (madeFinal && (await isPaying(req, quote, last.at))) return { ok: false, kind: 'paid_since' }
  const earlier = moves.slice(0, -1)
  await writeJob(req, jobId, {
    stage: last.from,
    stageSince: earlier.at(-1)?.at ?? job.createdAt,
    moves: earlier,
    ...holdBefore(last, earlier),
  })
  if (last.visit) await cancelVisit(req, idOf(last.visit))
  if (last.to === 'measured') await restoreMeasuring(req, { jobId, at: last.at })
  await noteOnQuote(req, quote, {
    ...(madeFinal ? { measurements: 'estimated' } : {}),
    ...closing(last.to, last.from),
  })
  if (madeFinal) await noteStoodEstimated(req, quote, last.at)
  if (isDoneBy(last.from, last.to)) await takeBackJobDone(req, job)
  return { ok: true, jobId }
}

async function isPaying(req: PayloadRequest, quote: Quote, since: string): Promise<boolean> {
  if (await hasOpenCheckout(req, quote.id)) return true
  const { totalDocs } = await req.payload.count({
    collection: slugs.payments,
    where: { and: [{ quote: { equals: quote.id } }, { paidAt: { greater_than: since } }] },
    req,
    overrideAccess: true, // the service decides who may
  })
  return totalDocs > 0
}

type Moves = NonNullable<Job['moves']>

/** A job that went on is on hold again, where it was held and for the same reason. */
function holdBefore(last: Moves[number], earlier: Moves) {
  if (last.from !== 'on_hold') return { heldFrom: null, holdReason: null }
  const reason = earlier.findLast(({ to }) => to === 'on_hold')?.reason ?? null
  return { heldFrom: isStage(last.to) ? last.to : null, holdReason: reason }
}
