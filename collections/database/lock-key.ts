import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** Lets one transaction at a time work on what `key` names, row or no row. */
export async function lockKey(req: PayloadRequest, key: string): Promise<void> {
  await databaseOf(req).execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

type Database = { execute: (query: unknown) => Promise<{ rows?: unknown[] }> }

/** The connection of the request's transaction. */
export function databaseOf(req: PayloadRequest): Database {
  const transactionId = req.transactionID
  const session =
    typeof transactionId === 'string' || typeof transactionId === 'number'
      ? req.payload.db.sessions?.[transactionId]
      : undefined
  if (session === undefined) throw new Error('Rows and keys are locked inside a transaction only')
  return session.db as unknown as Database
}
