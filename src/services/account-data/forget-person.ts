import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Actor } from '../context'
import { deletedName } from '@/domain/account/without-person'
import { forgetPhotos } from './forget-photos'
import { anonymiseQuote } from './anonymise-quote'
import { marksOf } from './marks-of-person'
import { among } from './rows-of-person'
import type { RowsOfPerson } from './rows-of-person'

type Args = {
  req: PayloadRequest
  actor: Actor
  rows: RowsOfPerson
}

/**
 * Deletes all that is about somebody. What the books need stays without him: a quote on which money moved or work
 * was done, with its payments and its job, and his record among the customers as far as one of these has it.
 */
export async function forgetPerson({ req, actor, rows }: Args): Promise<void> {
  const run = (statement: SQL) => databaseOf(req).execute(statement)
  const marks = await marksOf(req, actor, rows)
  const { customers, quotes, inquiries, jobs, visits } = rows
  await forgetPhotos(req, rows)

  await run(sql`
    delete from bookings
    where lower(trim(email)) = ${actor.email} or ${among('visit_id', visits)}
      or ${among('inquiry_id', inquiries)}
      or (state = 'held' and position(${actor.email} in lower(typed::text)) > 0)`)
  await run(sql`delete from visits where ${among('id', visits)} and job_id is null`)
  await run(
    sql`delete from correspondence where ${among('inquiry_id', inquiries)} or ${among('customer_id', customers)}`,
  )
  await run(sql`delete from inquiries where ${among('id', inquiries)}`)
  await run(sql`delete from tasks where ${among('customer_id', customers)}`)

  const kept = await quotesOfTheBooks(req, quotes)
  const going = quotes.filter((id) => !kept.includes(id))
  await run(sql`delete from payments where ${among('quote_id', going)}`)
  await run(sql`delete from quote_revisions where ${among('quote_id', going)}`)
  await run(sql`delete from quotes where ${among('id', going)}`)

  const record = await keepRecord(req, { actor, rows, isNeeded: kept.length > 0 })
  for (const id of kept) await anonymiseQuote({ req, id, actor, record, marks })
  await run(sql`
    update jobs set notes = null, hold_reason = null, customer_id = ${record}
    where ${among('id', jobs)}`)
  await run(sql`update jobs_moves set reason = null where ${among('_parent_id', jobs)}`)
  await run(sql`update visits set note = null where ${among('id', visits)}`)

  await forgetLetters(req, actor.email)
  await run(sql`delete from email_changes where user_id = ${actor.id}`)
  await run(sql`delete from second_steps where account = ${actor.id}`)
  await run(sql`delete from users where id = ${actor.id}`)
}

/** Those on which money moved, if it went back again, and those for which work was done. */
async function quotesOfTheBooks(req: PayloadRequest, quotes: number[]): Promise<number[]> {
  const { rows = [] } = await databaseOf(req).execute(sql`
    select q.id from quotes q where ${among('q.id', quotes)} and (
      q.payment_status <> 'unpaid' or q.status in ('deposit_paid', 'payment_succeeded')
      or exists (select 1 from payments p where p.quote_id = q.id and p.paid_at is not null)
      or exists (select 1 from payments p join payments_refunds r on r._parent_id = p.id
        where p.quote_id = q.id)
      or exists (select 1 from jobs j where j.quote_id = q.id))
    order by q.id`)
  return rows.map((row) => (row as { id: number }).id)
}

type Record = { actor: Actor; rows: RowsOfPerson; isNeeded: boolean }

/** His record without him, where one is needed; the other ones, which were found to be him, go. */
async function keepRecord(
  req: PayloadRequest,
  { actor, rows, isNeeded }: Record,
): Promise<number | null> {
  const { customers } = rows
  const db = databaseOf(req)
  const found = await db.execute(sql`select id from customers where user_id = ${actor.id}`)
  const own = (found.rows?.[0] as { id: number } | undefined)?.id ?? null
  const record = isNeeded ? own : null
  await db.execute(
    sql`delete from customer_merges where ${among('kept_id', customers)} or ${among('gone_id', customers)}`,
  )
  const going = customers.filter((id) => id !== record)
  await db.execute(sql`delete from customers where ${among('id', going)}`)
  if (record === null) return null
  await db.execute(sql`delete from customers_logs where _parent_id = ${record}`)
  await db.execute(sql`delete from customers_texts where parent_id = ${record}`)
  await db.execute(sql`
    update customers set name = ${deletedName}, email = null, phone = null, user_id = null,
      updated_at = now()
    where id = ${record}`)
  return record
}

/** Letters to him that have not left, and those about him. */
async function forgetLetters(req: PayloadRequest, email: string): Promise<void> {
  await databaseOf(req).execute(sql`
    delete from payload_jobs
    where task_slug = 'sendMail' and position(${email} in lower(input::text)) > 0`)
}
