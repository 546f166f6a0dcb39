import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Actor } from '../context'

/** The rows that are about somebody, by their ids. */
export type RowsOfPerson = {
  customers: number[]
  quotes: number[]
  jobs: number[]
  inquiries: number[]
  visits: number[]
}

/**
 * What is about the holder of an account: what belongs to it or to its record among the customers, and what
 * came from its confirmed address. A telephone number proves nothing: anybody can write anybody's into a profile.
 */
export async function rowsOfPerson(
  req: PayloadRequest,
  { id, email }: Pick<Actor, 'id' | 'email'>,
): Promise<RowsOfPerson> {
  const own = await idsOf(req, sql`select id from customers where user_id = ${id}`)
  const customers = await idsOf(
    req,
    sql`select id from customers where ${among('id', own)} or ${among('merged_into_id', own)}`,
  )
  // held until the end: no checkout begins on them, and none is paid meanwhile
  const quotes = await idsOf(
    req,
    sql`
      select id from quotes
      where user_id = ${id} or ${among('customer_id', customers)}
        or (user_id is null and customer_id is null and lower(trim(customer_email)) = ${email})
      order by id for update`,
  )
  const inquiries = await idsOf(
    req,
    sql`select id from inquiries where lower(trim(email)) = ${email} or ${among('quote_id', quotes)}`,
  )
  const jobs = await idsOf(
    req,
    sql`
      select id from jobs where ${among('quote_id', quotes)} or ${among('customer_id', customers)}
      order by id for update`,
  )
  const visits = await idsOf(
    req,
    sql`
      select v.id from visits v left join bookings b on b.visit_id = v.id
      where ${among('v.job_id', jobs)} or ${among('v.inquiry_id', inquiries)}
        or lower(trim(b.email)) = ${email}`,
  )
  return { customers, quotes, jobs, inquiries, visits }
}

/** Whether a column holds one of these; none where there are none. */
export function among(column: string, ids: readonly number[]): SQL {
  if (ids.length === 0) return sql`false`
  const path = column.split('.').map((part) => sql.identifier(part))
  return sql`${sql.join(path, sql`.`)} in ${[...ids]}`
}

async function idsOf(req: PayloadRequest, query: SQL): Promise<number[]> {
  const { rows = [] } = await databaseOf(req).execute(query)
  return rows.map((row) => (row as { id: number }).id)
}
