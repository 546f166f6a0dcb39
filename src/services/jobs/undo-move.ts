import 'server-only'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { undoUntil } from '@/domain/job/judge-move'
import { isStage } from '@/domain/job/stages'
import type { Job } from '@/payload-types'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { rowId } from '../payments/own-payment'
import { idOf } from '../payments/records'
import { refuseOthers } from './job-outcome'
import { lockJob, writeJob } from './job-records'
import { closing, isDoneBy, noteOnQuote } from './move-job'
import type { MoveOutcome } from './move-job'
import { cancelVisit } from './write-visit'
import { takeBackJobDone } from '../webhooks/job-done'

const undoWish = z.object({ jobId: rowId })

/**
 * Takes the last step of a job back, for as long as that can be done: it stands where it stood, and a
 * visit that was made for the step takes place no more. Sizes that were called final stay so, since the
 * customer may have been asked for the balance.
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
  return withTransaction(ctx.payload, (req) => takeBack(req, read.data.jobId, ctx.now()))
}

async function takeBack(req: PayloadRequest, jobId: number, now: Date): Promise<MoveOutcome> {
  const locked = await lockJob(req, jobId)
  if (locked === null) return { ok: false, kind: 'not_found' }
  const { job, quote } = locked
  const moves = job.moves ?? []
  const last = moves.at(-1)
  if (last === undefined || undoUntil(last, job.stage, now) === null)
    return { ok: false, kind: 'too_late' }
  const earlier = moves.slice(0, -1)
  await writeJob(req, jobId, {
    stage: last.from,
    stageSince: earlier.at(-1)?.at ?? job.createdAt,
    moves: earlier,
    ...holdBefore(last, earlier),
  })
  if (last.visit) await cancelVisit(req, idOf(last.visit))
  await noteOnQuote(req, quote, closing(last.to, last.from))
  if (isDoneBy(last.from, last.to)) await takeBackJobDone(req, job)
  return { ok: true, jobId }
}

type Moves = NonNullable<Job['moves']>

/** A job that went on is on hold again, where it was held and for the same reason. */
function holdBefore(last: Moves[number], earlier: Moves) {
  if (last.from !== 'on_hold') return { heldFrom: null, holdReason: null }
  const reason = earlier.findLast(({ to }) => to === 'on_hold')?.reason ?? null
  return { heldFrom: isStage(last.to) ? last.to : null, holdReason: reason }
}
