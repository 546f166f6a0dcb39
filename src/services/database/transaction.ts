import { setTimeout as pause } from 'node:timers/promises'
import { databaseOf } from '@collections/database/lock-key'
import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { isSacrificed, troubleCode } from '@/integrations/database/trouble'

/**
 * Runs `work` in one database transaction and commits it, or rolls everything back when it throws.
 * Every Local API call inside has to be handed `req`; a call without it waits for the locks of this
 * transaction for ever. Nothing slow belongs in here: no mail server, no Stripe.
 */
export async function withTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const mostRetries = 3
const longestPauseMs = 60

/**
 * The same, begun anew after a short pause where PostgreSQL ended it for the sake of another transaction. For
 * work that leaves nothing outside of its transaction, and changes nothing that it was handed: it is done again
 * from the start, in a transaction that it alone began.
 */
export async function withRepeatableTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await withTransaction(payload, work)
    } catch (error) {
      if (retry > mostRetries || !isSacrificed(error)) throw error
      payload.logger.warn({ msg: 'Transaction begun anew', code: troubleCode(error), retry })
      // apart, so that the same two don't meet again
      await pause(Math.random() * longestPauseMs * retry)
    }
  }
}

type LockedTable =
  | 'quotes'
  | 'payments'
  | 'users'
  | 'customers'
  | 'customer_merges'
  | 'jobs'
  | 'tasks'
  | 'price_change_sets'
  | 'webhook_deliveries'
  | 'email_changes'

/**
 * Holds the row until the transaction of `req` ends; others that lock it wait.
 * Answers false when there is no such row.
 */
export async function lockRow(
  req: PayloadRequest,
  table: LockedTable,
  id: number,
): Promise<boolean> {
  const result = await databaseOf(req).execute(
    sql`select 1 from ${sql.identifier(table)} where id = ${id} for update`,
  )
  return (result.rows?.length ?? 0) > 0
}

/**
 * For reading in another language inside a transaction: the Local API writes the language that it
 * reads in onto the request that it is handed, and later writes would go to that language.
 */
export function sameTransaction(req: PayloadRequest): Partial<PayloadRequest> {
  return req.transactionID === undefined ? {} : { transactionID: req.transactionID }
}
