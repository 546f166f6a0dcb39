import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { MailMessage } from '@/mail/mail-message'
import { env } from '@/config/env'
import type { ForgetPhotos } from '@/integrations/jobs/forget-photos-task'
import { requestOfJob } from '@/integrations/jobs/name-request'
import type { VisitLetter } from '@/integrations/jobs/visit-letter-task'
import type { WebhookWork } from '@/integrations/jobs/webhook-task'
import { asRequest } from '@/integrations/log/request-scope.mjs'
import { doForgetPhotos } from '../account-data/forget-photos'
import type { ServiceContext } from '../context'
import { doVisitLetter } from '../jobs/visit-letter'
import { sendLetter } from '../mail/send-letter'
import type { AfterQuote } from '../office-quotes/after-quote'
import { doAfterQuote } from '../office-quotes/quote-letter'
import { doAfterPayment } from '../payments/after-payment'
import type { AfterPayment } from '../payments/after-payment'
import { afterMoney } from '../payments/money-first'
import { deliver } from '../webhooks/deliver'
import { mayBegin } from './ending'

type Job = { id: number; task: string | null; input: unknown; tried: number; createdAt: string }

/** Work whose process died while doing it is taken up again after this long. */
const abandonedAfter = sql`interval '1 minute'`
const mostAtOnce = 50
const firstPauseMs = 5_000
const longestPauseMs = 60 * 60_000
/** About two days of hourly tries; then the office has to look. */
const triesAllowed = 60

/** Where stored work waits: what depends on programs of others keeps no letter waiting. */
type Queue = 'mail' | 'webhooks'

type Turn = {
  /** The same however often it is tried. */
  mark: string
  /** When it is tried again if it fails now; null where nobody tries any more. */
  nextTryAt: Date | null
}

/** What each kind of stored work does. */
const duties: Record<string, (ctx: ServiceContext, input: unknown, turn: Turn) => Promise<void>> = {
  sendMail: async ({ payload }, input, { mark }) => {
    const { message } = input as { message: MailMessage }
    await sendLetter({ payload, message, mark })
  },
  visitLetter: (ctx, input, { mark }) => doVisitLetter(ctx, input as VisitLetter, mark),
  afterPayment: (ctx, input, { mark }) => doAfterPayment(ctx, input as AfterPayment, mark),
  afterQuote: (ctx, input, { mark }) => doAfterQuote(ctx, input as AfterQuote, mark),
  forgetPhotos: (ctx, input) => doForgetPhotos(ctx, input as ForgetPhotos),
  webhook: (ctx, input, { nextTryAt }) => deliver(ctx, input as WebhookWork, nextTryAt),
}

/** So many programs of others can be silent at a time before the next one waits. */
const lanes = 4

/** Tells other programs what other transactions have stored for them. */
export async function doWebhooks(ctx: ServiceContext): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: lanes }, () => doStoredWork(ctx, 'webhooks')),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * Does what other transactions have stored to be done: letters, alerts, the customer's record. One
 * piece at a time, each claimed by itself, so that a process that dies repeats one of them at most.
 * What fails waits with growing pauses and keeps nobody else; payments that are being settled go first.
 * Answers how many were done.
 */
export async function doStoredWork(ctx: ServiceContext, queue: Queue = 'mail'): Promise<number> {
  let done = 0
  for (let count = 0; count < mostAtOnce; count += 1) {
    await afterMoney()
    if (!mayBegin()) break
    const job = await claimNext(ctx, queue)
    if (job === null) break
    if (await asRequest(requestOfJob(job.input), () => isCarriedOut(ctx, job))) done += 1
  }
  return done
}

async function isCarriedOut(ctx: ServiceContext, job: Job): Promise<boolean> {
  try {
    await carryOut(ctx, job)
  } catch (error) {
    await putBack(ctx, job, error)
    return false
  }
  const { db, logger } = ctx.payload
  await db.drizzle.execute(sql`delete from payload_jobs where id = ${job.id}`)
  logger.info({ msg: 'Stored work done', task: job.task, job: job.id })
  return true
}

async function claimNext({ payload, now }: ServiceContext, queue: Queue): Promise<Job | null> {
  const at = now().toISOString()
  const { rows } = await payload.db.drizzle.execute<Job>(sql`
    update payload_jobs set processing = true, updated_at = ${at} where id = (
      select id from payload_jobs
      where queue = ${queue} and completed_at is null and has_error is not true
        and (wait_until is null or wait_until <= ${at})
        and (processing is not true or updated_at < ${at}::timestamptz - ${abandonedAfter})
      order by created_at, id limit 1 for update skip locked
    )
    returning id, task_slug as task, input, total_tried::int as tried, created_at as "createdAt"`)
  return rows[0] ?? null
}

async function carryOut(ctx: ServiceContext, job: Job): Promise<void> {
  const duty = duties[job.task ?? '']
  if (duty === undefined) throw new Error(`Nobody knows how to do ${String(job.task)}.`)
  await duty(ctx, job.input, { mark: markOf(job), nextTryAt: nextTryOf(ctx, job) })
}

function nextTryOf({ now }: ServiceContext, { tried }: Job): Date | null {
  if (tried + 1 >= triesAllowed) return null
  return new Date(now().getTime() + Math.min(firstPauseMs * 2 ** tried, longestPauseMs))
}

/** The mail's id: whoever gets a letter twice can see that it is the same one. */
function markOf({ id, createdAt }: Job): string {
  return `<${id}.${new Date(createdAt).getTime()}@${new URL(env().SITE_URL).hostname}>`
}

async function putBack(ctx: ServiceContext, job: Job, error: unknown): Promise<void> {
  const { payload, now } = ctx
  const tried = job.tried + 1
  const nextTryAt = nextTryOf(ctx, job)
  const message = error instanceof Error ? error.message : String(error)
  payload.logger.error({
    err: error,
    msg: 'Stored work failed',
    task: job.task,
    job: job.id,
    tried,
  })
  await payload.db.drizzle.execute(sql`
    update payload_jobs set
      processing = false, total_tried = ${tried}, has_error = ${nextTryAt === null},
      error = ${JSON.stringify({ message })}::jsonb,
      wait_until = ${nextTryAt?.toISOString() ?? null},
      updated_at = ${now().toISOString()}
    where id = ${job.id}`)
}
