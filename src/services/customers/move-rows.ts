import 'server-only'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** What belongs to a customer by his record. */
const tables = ['quotes', 'jobs', 'correspondence', 'tasks'] as const

/** Rows by the table that they are in. */
export type RowsOfCustomer = Record<(typeof tables)[number], number[]>

/** Gives all that is one customer's to another, and says what that was. */
export async function moveRows(
  req: PayloadRequest,
  { from, to }: { from: number; to: number },
): Promise<RowsOfCustomer> {
  const moved: RowsOfCustomer = { quotes: [], jobs: [], correspondence: [], tasks: [] }
  for (const table of tables) {
    const { rows = [] } = await databaseOf(req).execute(sql`
      update ${sql.identifier(table)} set customer_id = ${to} where customer_id = ${from}
      returning id`)
    moved[table] = rows.map((row) => (row as { id: number }).id)
  }
  return moved
}

/** Gives rows back, those of them that are still where they were put. */
export async function moveBack(
  req: PayloadRequest,
  { rows, from, to }: { rows: RowsOfCustomer; from: number; to: number },
): Promise<void> {
  for (const table of tables) {
    if (rows[table].length === 0) continue
    await databaseOf(req).execute(sql`
      update ${sql.identifier(table)} set customer_id = ${to}
      where customer_id = ${from} and id in ${rows[table]}`)
  }
}
