import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { VisitLetter } from '@/integrations/jobs/visit-letter-task'
import type { WebhookWork } from '@/integrations/jobs/webhook-task'
import type { MailMessage } from '@/mail/mail-message'
import type { ServiceContext } from '../context'
import type { AfterQuote } from '../office-quotes/after-quote'
import type { AfterPayment } from '../payments/after-payment'

/** A letter or record that failed at least once. */
export type UndoneWork = {
  id: number
  what:
    | ({ kind: 'payment' } & AfterPayment)
    | { kind: 'visit'; visitId: number }
    | { kind: 'quote'; quoteId: number }
    | { kind: 'plan'; collection: string; docId: number }
    | ({ kind: 'webhook' } & WebhookWork)
    | { kind: 'photos' }
    | { kind: 'mail'; subject: string; to: string }
  tries: number
  trouble: string
  /** When the site tries again by itself; null once it has given up. */
  nextAt: string | null
}

export type Undone = { count: number; latest: UndoneWork[] }

type Row = {
  id: number
  task: string
  input: unknown
  tries: number
  trouble: string | null
  givenUp: boolean
  waitUntil: string | null
  total: number
}

type Args = { ctx: ServiceContext; paymentId?: number; most?: number }

/**
 * What the site was to do after a change, of mails or of one payment, and could not: given up first,
 * then the latest. Null for whoever is no administrator: the letters are other people's.
 */
export async function undoneWork({ ctx, paymentId, most = 5 }: Args): Promise<Undone | null> {
  const { actor, payload } = ctx
  if (actor?.role !== 'admin') return null
  const ofPayment =
    paymentId === undefined
      ? sql`true`
      : sql`task_slug = 'afterPayment' and input ->> 'paymentId' = ${String(paymentId)}`
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select id, task_slug as task, input, total_tried::int as tries, error ->> 'message' as trouble,
      coalesce(has_error, false) as "givenUp", wait_until as "waitUntil",
      (count(*) over ())::int as total
    from payload_jobs
    where (queue in ('mail', 'webhooks') or task_slug = 'schedulePublish') and completed_at is null
      and (has_error or total_tried > 0)
      and ${ofPayment}
    order by has_error desc nulls last, created_at desc limit ${most}`)
  return { count: rows[0]?.total ?? 0, latest: rows.map(workOf) }
}

function workOf({ id, task, input, tries, trouble, givenUp, waitUntil }: Row): UndoneWork {
  return {
    id,
    what: whatOf(task, input),
    tries,
    trouble: trouble ?? '',
    nextAt: givenUp ? null : waitUntil && new Date(waitUntil).toISOString(),
  }
}

function whatOf(task: string, input: unknown): UndoneWork['what'] {
  if (task === 'afterPayment') return { kind: 'payment', ...(input as AfterPayment) }
  if (task === 'visitLetter') return { kind: 'visit', visitId: (input as VisitLetter).visitId }
  if (task === 'afterQuote') return { kind: 'quote', quoteId: (input as AfterQuote).quoteId }
  if (task === 'webhook') return { kind: 'webhook', ...(input as WebhookWork) }
  if (task === 'forgetPhotos') return { kind: 'photos' }
  if (task === 'schedulePublish') return planOf(input as Plan)
  const { subject, to } = (input as { message: MailMessage }).message
  return { kind: 'mail', subject, to }
}

/** Payload's own note of what is published, or taken back, at a set time. */
type Plan = { doc?: { relationTo: string; value: number | { id: number } } }

function planOf({ doc }: Plan): UndoneWork['what'] {
  const value = doc?.value ?? 0
  const docId = typeof value === 'object' ? value.id : Number(value)
  return { kind: 'plan', collection: doc?.relationTo ?? '', docId }
}
